import type { StoredPlan } from '@foothold/guide';
import { inline, labelled, quoted } from './markdown-text.ts';
import type { ExportedRows } from './personal-data.ts';
import { rowsOf, type Words } from './readable-words.ts';

interface PlanRow {
  id: string;
  title: string;
  short_description: string;
  steps: StoredPlan['steps'];
  version: number;
}
interface VersionRow {
  plan_id: string;
  version: number;
  title: string;
  feedback: string | null;
  created_at: string;
}

interface ResultRow {
  plan_id: string;
  title: string;
  data: Record<string, unknown>;
  revisions: { words: string }[];
}

export function plansPart(data: ExportedRows, words: Words): string[] {
  const active = rowsOf<{ plan_id: string }>(data, 'active_plan')[0]?.plan_id;
  const versions = rowsOf<VersionRow>(data, 'plan_version');
  const results = rowsOf<ResultRow>(data, 'result');
  return rowsOf<PlanRow>(data, 'plan').flatMap((plan) => [
    `### ${inline(plan.title)}${plan.id === active ? ` (${words.texts.plans.active})` : ''}`,
    quoted(plan.short_description),
    ...plan.steps.flatMap((step, at) => stepBlocks(step, at + 1, words)),
    ...found(
      results.filter(({ plan_id }) => plan_id === plan.id),
      words,
    ),
    ...earlier(
      versions.filter(({ plan_id }) => plan_id === plan.id),
      words,
    ),
  ]);
}

function stepBlocks(step: StoredPlan['steps'][number], number: number, { texts, format }: Words): string[] {
  const { deliverable, minutes, test, cap, stop } = texts.plans;
  const tasks = step.substeps.map((substep) => {
    const facts = [
      `${deliverable} ${inline(substep.deliverable)}`,
      minutes.replace('{minutes}', format.number(substep.minutes)),
    ];
    return `- ${box(substep.status)} ${inline(substep.title)}: ${inline(substep.description)} (${facts.join('; ')})`;
  });
  return [
    `#### ${number}. ${box(step.status)} ${inline(step.title)}`,
    quoted(step.description),
    ...labelled(test, step.smallest_test),
    ...labelled(cap, step.cap),
    ...labelled(stop, step.stop_if),
    ...(tasks.length > 0 ? [tasks.join('\n')] : []),
  ];
}

/** Every text and figure of a result, a line each; ids say nothing to a reader. */
function linesOf(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const entries = Object.entries(data).filter(([name]) => name !== 'id');
  const own = entries.flatMap(([, value]) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : [],
  );
  const line = own.filter((one) => one !== '').join(' · ');
  const nested = entries.flatMap(([, value]) => (Array.isArray(value) ? value.flatMap(linesOf) : []));
  return line === '' ? nested : [line, ...nested];
}

function found(results: readonly ResultRow[], { texts }: Words): string[] {
  if (results.length === 0) return [];
  const blocks = results.flatMap(({ title, data, revisions }) => [
    `##### ${inline(title)}`,
    ...linesOf(data).map(quoted),
    ...revisions.flatMap(({ words }) => labelled(texts.plans.revisions, words)),
  ]);
  return [`#### ${texts.plans.found}`, ...blocks];
}

function earlier(versions: readonly VersionRow[], { texts, format }: Words): string[] {
  if (versions.length === 0) return [];
  const lines = versions
    .toSorted((one, other) => one.version - other.version)
    .map(({ version, title, feedback, created_at }) => {
      const name = texts.plans.version.replace('{version}', format.number(version));
      return `- ${[name, inline(title), format.time(created_at), inline(feedback ?? '')].filter(Boolean).join(' · ')}`;
    });
  return [`#### ${texts.plans.earlier}`, lines.join('\n')];
}

function box(status: 'pending' | 'completed'): string {
  return status === 'completed' ? '[x]' : '[ ]';
}
