import {
  type Language,
  MEMORY_MAX,
  PLAN_MAX,
  type ProposedChange,
  PROPOSALS_MAX,
  TASK_MINUTES,
  updateOf,
} from '@foothold/contract';
import * as z from 'zod/mini';
import { type AskedKind, askedWith, isStated } from '../../../chat/changes/asked.ts';
import { ORDINARY_MINUTES, placeIn, placeOf } from '../../../chat/changes/place.ts';
import { guessLanguage } from '../../../checks/prose.ts';
import type { StepChatInput } from '../../../guide.ts';
import { languagesOf } from '../../../interview/reading/language.ts';
import { flat } from '../../../interview/reading/message.ts';
import { updatesBetween } from '../../../interview/updates.ts';
import { titleKey } from '../../../text/title-key.ts';
import { lastDayNamed } from '../../../understand/deadline.ts';
import { verdictOf } from '../../containment/verdict.ts';
import { type Conversation, extractedIn, withExtracted } from '../../interview/extracted.ts';
import { figure, nameOrNone, oneOf, written } from '../../strict.ts';
import { changedFields } from '../suggested-change.ts';
import { type Part, partCalled, type PlanTask } from './parts.ts';
import { proposalKinds, rememberedKinds } from './wire.ts';

const none = <Shape extends z.ZodMiniType>(shape: Shape) => z._default(z.nullable(shape), null);

/** A proposal as an answer may hold it: what is left out is null. */
const Raw = z.object({
  kind: oneOf(proposalKinds),
  asked: z.string().check(z.minLength(1)),
  part: none(nameOrNone),
  after: none(nameOrNone),
  text: none(z.union([z.string(), z.number()])),
  minutes: none(figure(TASK_MINUTES.least, TASK_MINUTES.most)),
  field: none(oneOf(changedFields)),
  memory: none(oneOf(rememberedKinds)),
});
type Raw = z.infer<typeof Raw>;

/** What proposals are held against. `heard` is made only where a fact is to be compared with what was said. */
export interface Table {
  input: StepChatInput;
  heard: () => Conversation;
  language: Language;
  now: number;
}

/** Whether a text is in the language of the page, as far as its words tell, or as the person wrote it. */
function isSpoken(text: string, { input, language }: Table): boolean {
  if (titleKey(input.message).includes(titleKey(text))) return true;
  const spoken = guessLanguage(text);
  return spoken === null ? languagesOf(flat(text), language).includes(language) : spoken === language;
}

/** A title that would stand in the plan; null where it can't be shown, is in another language or promises something. */
function titleFor(raw: Raw['text'], table: Table): string | null {
  const read = z.safeParse(written(2, PLAN_MAX.title), String(raw ?? ''));
  if (!read.success || !/\p{L}{2}/u.test(read.data) || !isSpoken(read.data, table)) return null;
  return verdictOf(read.data, table.language) === null ? read.data : null;
}

/** A task of a plan, or nothing: a whole step is no task. */
const taskOf = (part: Part | null): PlanTask | null => part?.task ?? null;

function tick({ input }: Table, { kind, part: ref }: Raw): ProposedChange | null {
  const part = partCalled(input.plan, ref);
  if (!part) return null;
  const status = kind === 'tick' ? 'completed' : 'pending';
  const { title, status: is } = part.task ?? part.step;
  const part_id = part.task?.substep_id ?? part.step.step_id;
  return is === status ? null : { kind: 'tick', payload: { part_id, title, status } };
}

/** Where a task is to go: behind a task, or first in a step; without a word of it at the end of the step that is spoken of. */
function placeAt({ input }: Table, ref: string | null, task: PlanTask | null) {
  if (ref !== null) {
    const part = partCalled(input.plan, ref);
    return part && part.task !== task ? placeIn(part.step, part.task ?? undefined) : null;
  }
  const step = input.plan.steps.find(({ step_id }) => step_id === input.stepId);
  return step && !task ? placeIn(step, step.substeps.at(-1)) : null;
}

function add(table: Table, { part, after, text, minutes }: Raw): ProposedChange | null {
  const { plan } = table.input;
  const title = titleFor(text, table);
  // A step is where it goes at the end.
  const whole = after === null ? partCalled(plan, part) : null;
  const place = whole ? placeIn(whole.step, whole.task ?? whole.step.substeps.at(-1)) : placeAt(table, after, null);
  const tasks = plan.steps.flatMap(({ substeps }) => substeps);
  const isThere = title !== null && tasks.some((one) => titleKey(one.title) === titleKey(title));
  if (title === null || !place || isThere || tasks.length >= PLAN_MAX.substeps) return null;
  return { kind: 'add', payload: { place, title, minutes: minutes ?? ORDINARY_MINUTES } };
}

function move(table: Table, { part, after }: Raw): ProposedChange | null {
  const { plan } = table.input;
  const task = taskOf(partCalled(plan, part));
  const was = task && placeOf(plan, task);
  const place = task && after !== null ? placeAt(table, after, task) : null;
  if (!task || !was || !place) return null;
  if (was.step_id === place.step_id && was.after_id === place.after_id) return null;
  return { kind: 'move', payload: { substep_id: task.substep_id, title: task.title, was, place } };
}

function edit(table: Table, { part: ref, text, minutes }: Raw): ProposedChange | null {
  const part = partCalled(table.input.plan, ref);
  if (!part) return null;
  const { title } = part.task ?? part.step;
  const named = text === null ? title : titleFor(text, table);
  const are = part.task?.minutes ?? null;
  const to = { title: named ?? '', minutes: are === null ? null : (minutes ?? are) };
  if (to.title === '' || (to.title === title && to.minutes === are)) return null;
  const part_id = part.task?.substep_id ?? part.step.step_id;
  return { kind: 'edit', payload: { part_id, title, minutes: are, to } };
}

function remove({ input }: Table, { part: ref }: Raw): ProposedChange | null {
  const part = partCalled(input.plan, ref);
  if (!part?.task) return null;
  const { substep_id, title } = part.task;
  return { kind: 'remove', payload: { substep_id, title, step_title: part.step.title } };
}

/** A field as it would be after what the person said of it. */
function profile({ input, heard, language }: Table, { field, text }: Raw): ProposedChange | null {
  const value = String(text ?? '').trim();
  if (field === null || value === '') return null;
  const { profile: known } = input;
  const number = Number(value);
  const facts = extractedIn([{ field, action: 'set', text: value, number: Number.isFinite(number) ? number : null }]);
  const [update, ...others] = updatesBetween(known, withExtracted(known, facts, heard(), language));
  if (!update || others.length > 0 || update.field !== field) return null;
  return { kind: 'profile', payload: { before: updateOf(known, field), update } };
}

/** What is remembered was said so: a model sums up in the person's words, and adds none. */
function remember(table: Table, { kind, text, memory }: Raw, asked: string): ProposedChange | null {
  const read = z.safeParse(written(2, MEMORY_MAX.text), String(text ?? ''));
  if (!read.success || !/\p{L}{2}/u.test(read.data) || !table.heard().evidence.holdsWords(read.data)) return null;
  if (kind === 'assumption') return { kind, payload: { text: read.data } };
  // The day is reckoned here: what ends on none that was named is remembered as any other.
  const until = memory === 'for_now' ? lastDayNamed(asked, table.now) : null;
  const what = memory === null || (memory === 'for_now' && until === null) ? 'note' : memory;
  return { kind: 'remember', payload: { kind: what, text: read.data, until } };
}

/** The message that asks for a change; null where none does. A fact of the profile is asked for by being said. */
function askedIn({ kind, memory, asked }: Raw, { input, language }: Table): string | null {
  const { message, history } = input;
  const said = { message, history, spoken: languagesOf(flat(message), language) };
  if (kind === 'profile') return isStated(asked, said) ? message : null;
  const kinds: AskedKind[] = kind === 'remember' && memory === 'for_now' ? ['remember', 'for_now'] : [kind];
  return askedWith(kinds, asked, said);
}

function changeOf(raw: Raw, table: Table): ProposedChange | null {
  const asked = askedIn(raw, table);
  if (asked === null) return null;
  switch (raw.kind) {
    case 'tick':
    case 'untick':
      return tick(table, raw);
    case 'add':
      return add(table, raw);
    case 'move':
      return move(table, raw);
    case 'edit':
      return edit(table, raw);
    case 'remove':
      return remove(table, raw);
    case 'profile':
      return profile(table, raw);
    case 'remember':
    case 'assumption':
      return remember(table, raw, asked);
  }
}

/** What a proposal changes; two of the same are one. */
function targetOf({ kind, payload }: ProposedChange): string {
  const part = 'part_id' in payload ? payload.part_id : 'substep_id' in payload ? payload.substep_id : '';
  const words = part === '' ? JSON.stringify(payload) : '';
  return `${kind} ${part}${words}`;
}

/**
 * The changes an answer proposes that the person asked for and that fit the plan and the profile as they are; how many
 * were refused. They are only shown: who takes one makes it.
 */
export function proposalsIn(raw: unknown, table: Table): { proposals: ProposedChange[]; refused: number } {
  if (!Array.isArray(raw)) return { proposals: [], refused: 0 };
  const seen = new Set<string>();
  const proposals = raw.slice(0, PROPOSALS_MAX).flatMap((one) => {
    const read = z.safeParse(Raw, one);
    const change = read.success ? changeOf(read.data, table) : null;
    if (!change || seen.has(targetOf(change))) return [];
    seen.add(targetOf(change));
    return [change];
  });
  return { proposals, refused: raw.length - proposals.length };
}
