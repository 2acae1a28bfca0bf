import {
  type AccountImport,
  IDEA_MAX,
  IDEAS_MAX,
  ITEMS_MAX,
  FIELD_LIMIT,
  GOAL_VALUE_LIMIT,
  MESSAGE_LIMIT,
  NAME_LIMIT,
  PLAN_MAX,
} from '@foothold/contract';
import type { StepDraft, SubstepDraft } from '@foothold/guide';
import { v5 } from 'uuid';
import type * as z from 'zod/mini';

type Rows = Record<string, unknown>[];
export type ImportFile = z.output<typeof AccountImport>;

const AT = '2026-11-23T10:00:00.000Z';
const SPACE = '6f0ad3a4-5d3e-4c55-9c4e-6a5c4f0c7c11';

/** An id that is always the same for the same name. */
export const idOf = (name: string) => v5(name, SPACE);

/** Words to exactly so many UTF-16 units, as like any other text of that length as they can be. */
export function longText(name: string, length: number): string {
  const words = `${name} ask the neighbours about bread prices and write down what each of them says; `;
  return words.repeat(Math.ceil(length / words.length)).slice(0, length);
}

/** Steps with as many substeps as named, every text of the length that is allowed. `done` = of each step's first half. */
export function stepsOf(name: string, substeps: readonly number[], done = false): Rows {
  const texts = (part: string, ...keys: string[]) =>
    Object.fromEntries(keys.map((key) => [key, longText(part, PLAN_MAX.words)]));
  return substeps.map((count, at) => ({
    step_id: idOf(`${name} ${at}`),
    status: 'pending',
    title: longText(`${name} ${at}`, PLAN_MAX.title),
    ...texts(`${at}`, 'description', 'smallest_test', 'cap', 'stop_if'),
    ref: null,
    substeps: Array.from({ length: count }, (_one, below) => ({
      substep_id: idOf(`${name} ${at}.${below}`),
      status: done && below < count / 2 ? 'completed' : 'pending',
      title: longText(`${name} ${at}.${below}`, PLAN_MAX.title),
      ...texts(`${at}.${below}`, 'description', 'deliverable'),
      minutes: 30,
      ref: null,
    })),
  }));
}

/** The same steps as a guide writes them: new, or with `keys` those they continue. */
export function draftSteps(steps: Rows, keys = false): StepDraft[] {
  return steps.map(({ step_id, status: _status, substeps, ...step }) => ({
    ...(step as Omit<StepDraft, 'key' | 'substeps'>),
    key: keys ? String(step_id) : null,
    substeps: (substeps as Rows).map(({ substep_id, status: _ticked, ...substep }) => ({
      ...(substep as Omit<SubstepDraft, 'key'>),
      key: keys ? String(substep_id) : null,
    })),
  }));
}

/** As many substeps in as many steps as a plan holds. */
export const fullSteps = Array.from({ length: PLAN_MAX.steps }, () => PLAN_MAX.substeps / PLAN_MAX.steps);

export function planRow(name: string, steps: Rows) {
  return {
    id: idOf(name),
    title: longText(name, PLAN_MAX.title),
    short_description: longText(name, PLAN_MAX.words),
    archetype: null,
    language: 'en',
    source: 'builtin',
    steps,
    version: 100,
    recommendation_id: null,
    request_key: null,
    request_hash: null,
    created_at: AT,
    updated_at: AT,
  };
}

export function versionRows(planName: string, count: number, steps: Rows): Rows {
  const {
    recommendation_id: _idea,
    request_key: _key,
    request_hash: _hash,
    updated_at: _at,
    ...row
  } = planRow(planName, steps);
  return Array.from({ length: count }, (_one, at) => ({
    ...row,
    id: idOf(`${planName} version ${at}`),
    plan_id: idOf(planName),
    version: 99 - at,
    feedback: longText(`${at}`, MESSAGE_LIMIT),
  }));
}

export function ideaRows(count: number): Rows {
  const facts = Array.from({ length: IDEA_MAX.items }, (_one, at) => longText(`fact ${at}`, IDEA_MAX.fact));
  return Array.from({ length: count }, (_one, at) => ({
    id: idOf(`idea ${at}`),
    title: longText(`idea ${at}`, IDEA_MAX.title),
    short_description: longText('short', IDEA_MAX.line),
    expectations: longText('expect', IDEA_MAX.paragraph),
    detailed_description: longText('detail', IDEA_MAX.words),
    fit: {
      why: facts,
      evidence: facts.map((text) => ({ text, field: 'notes', index: null })),
      hours_per_week: { min: 1, max: 2 },
      startup_cost_band: 1,
      place: 'local',
      first_customer: longText('customer', IDEA_MAX.line),
      risks: facts.map((_fact, risk) => longText(`risk ${risk}`, IDEA_MAX.line)),
      archetype: null,
      numbers: null,
      source: 'builtin',
    },
    declined: { reason: 'other', note: longText('note', 1_000) },
    own_assumptions: {},
    mode: 'brainstorm',
    question_hash: 'a',
    feedback: null,
    created_at: AT,
  }));
}

export function profileRow(items: typeof ITEMS_MAX | Record<keyof typeof ITEMS_MAX, number> = ITEMS_MAX) {
  const field = longText('field', FIELD_LIMIT);
  const named = (name: string, at: number) => longText(`${name} ${at}`, NAME_LIMIT);
  return {
    age: 34,
    education: field,
    hobbies: field,
    location: field,
    notes: longText('notes', MESSAGE_LIMIT),
    experiences: Array.from({ length: items.experiences }, (_one, at) => ({
      role_title: named('role', at),
      company_name: named('company', at),
      duration_months: 12,
      description: field,
    })),
    skills: Array.from({ length: items.skills }, (_one, at) => ({
      skill_name: named('skill', at),
      level: 'beginner',
      notes: field,
    })),
    goals: Array.from({ length: items.goals }, (_one, at) => ({
      goal_type: 'earn',
      value: longText(`${at}`, GOAL_VALUE_LIMIT),
    })),
    hours_per_week: 5,
    budget_per_month: 100,
    resources_notes: field,
    onboarding_mode: 'brainstorm',
    idea_text: longText('idea', MESSAGE_LIMIT),
    business_desc: longText('business', MESSAGE_LIMIT),
    updated_at: AT,
  };
}

export function feedbackRows(count: number): Rows {
  return Array.from({ length: count }, (_one, at) => ({ id: idOf(`said ${at}`), message: 'Thanks', created_at: AT }));
}

/** Messages of the plan's chat, a person's each. */
export function messageRows(count: number, plan: string | null, content = 'What now?'): Rows {
  return Array.from({ length: count }, (_one, at) => ({
    id: idOf(`message ${at}`),
    position: idOf(`position ${at}`),
    plan_id: plan && idOf(plan),
    step_id: null,
    substep_id: null,
    sender: 'user',
    content,
    reply_to: null,
    source: null,
    language: null,
    interrupted: false,
    suggestions: [],
    updates: [],
    suggested_change: null,
    record: null,
    sent_at: AT,
    replaced_at: null,
  }));
}

/** A file with these rows and nothing else. */
export function fileOf(data: ImportFile['data']): ImportFile {
  return { format: 'foothold-export', version: 1, account: { language: 'en', use_model: false }, data };
}

/**
 * One plan of `shape` (substeps of each step) and its earlier states, the ideas and the profile, each as large as it may
 * be, and a long talk.
 */
export function largestFile(messages: number, shape: readonly number[] = fullSteps): ImportFile {
  const steps = stepsOf('plan', shape, true);
  return fileOf({
    profile: [profileRow()],
    recommendation: ideaRows(IDEAS_MAX),
    plan: [planRow('plan', steps)],
    active_plan: [{ plan_id: idOf('plan') }],
    plan_version: versionRows('plan', PLAN_MAX.versions, steps),
    chat_message: messageRows(messages, 'plan'),
  });
}
