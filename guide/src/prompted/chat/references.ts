import {
  exportedFields,
  type FieldName,
  isListField,
  itemsIn,
  type Language,
  nameIn,
  payloadOf,
  type Profile,
  referenceTo,
  referenceToFact,
  referenceToMemory,
} from '@foothold/contract';
import { shownResults } from '../../known/for-model.ts';
import type { GuideContext, StepChatInput } from '../../guide.ts';
import { lasting } from '../../memory/memory.ts';
import { oneLine } from '../../text/quote.ts';
import { memoryRef } from '../memory-data.ts';
import type { Filter } from '../containment/filter.ts';
import { partCalled } from './proposals/parts.ts';
import { GLUE, GLUE_BEGUN, madeUp, withReferences } from './vanished.ts';

/** `[S1.2]` a task, `[S1]` a step, `[R3]` what was found out, `[M2]` what is remembered, `[P.skills.1]` what the profile holds. */
const NAMED = '\\[\\s?(?:[SRM]\\d{1,3}(?:\\.\\d{1,3})?|P\\.[a-z_]{1,40}(?:\\.\\d{1,3})?)\\s?\\]';
/** What may become one at the end of a piece. */
const BEGUN = '\\[[^[\\]\\n]{0,42}';

/** References that one reply resolves: so many with the longest titles are no longer than a message may be. */
const MOST = 10;

/** What a model calls a result, by its place among those it is told of. */
export const resultRef = (at: number) => `R${at + 1}`;

/** A field of the profile as the data calls it: jobs are no word of its own. */
const fieldCalled = (name: string): FieldName | undefined =>
  exportedFields.find((field) => field === (name === 'jobs' ? 'experience' : name));

/** What a profile holds under a name, or at a place of a list from 1 on; nothing where it holds nothing. */
function factCalled(name: string, place: string | undefined, profile: Profile): string {
  const field = fieldCalled(name);
  if (!field) return '';
  if (isListField(field)) {
    const index = Number(place) - 1;
    const item = itemsIn(profile, field)[index];
    return item ? referenceToFact({ field, index }, oneLine(nameIn(field)(item))) : '';
  }
  const held = payloadOf(profile, field);
  const said = typeof held === 'string' || typeof held === 'number' ? oneLine(String(held)) : '';
  return said === '' ? '' : referenceToFact({ field, index: null }, said);
}

/** What was remembered under a name, with a way there; its words alone where it is kept nowhere. */
function memoryCalled(name: string, context: GuideContext): string {
  const entry = lasting(context).find((_one, at) => memoryRef(at) === name);
  if (!entry) return '';
  const words = oneLine(entry.text);
  return entry.id === undefined ? words : referenceToMemory(entry.id, words);
}

/** What a reference stands for in a reply, with a way there; nothing where it names nothing. */
export function referencesOf(
  { plan, known, stepId, profile }: StepChatInput,
  context: GuideContext,
): (ref: string) => string {
  return (ref) => {
    const name = ref.toUpperCase();
    if (name.startsWith('P.')) {
      const [, field = '', place] = ref.toLowerCase().split('.');
      return factCalled(field, place, profile);
    }
    if (name.startsWith('M')) return memoryCalled(name, context);
    if (name.startsWith('R')) {
      const results = known ? shownResults(known, plan, stepId) : [];
      const result = results.find((_one, at) => resultRef(at) === name);
      return result ? referenceTo(result.substep_id, result.title) : '';
    }
    const part = partCalled(plan, name);
    if (!part) return '';
    return part.task
      ? referenceTo(part.task.substep_id, part.task.title)
      : referenceTo(part.step.step_id, part.step.title);
  };
}

/**
 * References in what is shown of a reply become what they stand for, and those that stand for nothing go, with the words
 * that led to them; what is not whole waits for its end.
 */
export function referenceFilter(language: Language, standsFor: (ref: string) => string): Filter {
  const reference = new RegExp(`${NAMED}|${madeUp(language)}`, 'giu');
  const undecided = new RegExp(`(?:${GLUE}|${reference.source})*(?:${BEGUN}|${GLUE_BEGUN})?$`, 'iu');
  const isNamed = new RegExp(`^${NAMED}$`, 'iu');
  let waiting = '';
  /** What was let go last: half a word in two pieces is no “o” and no “e”. */
  let last = '';
  let left = MOST;
  const stands = (ref: string) => {
    if (!isNamed.test(`[${ref}]`)) return null;
    left -= 1;
    return left < 0 ? '' : standsFor(ref);
  };
  const letGo = (text: string) => {
    const before = last;
    last = (before + text).slice(-1);
    return withReferences(before + text, reference, stands).slice(before.length);
  };
  return {
    push(text) {
      const whole = last + waiting + text;
      const from = Math.max(last.length, undecided.exec(whole)?.index ?? whole.length);
      waiting = whole.slice(from);
      return letGo(whole.slice(last.length, from));
    },
    end() {
      const rest = waiting;
      waiting = '';
      return letGo(rest);
    },
  };
}
