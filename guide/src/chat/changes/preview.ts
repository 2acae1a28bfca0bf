import {
  dayNumber,
  type FieldUpdate,
  type Language,
  type ListField,
  nameIn,
  type Proposed,
  type ProposedChange,
} from '@foothold/contract';
import { loadWords, type Words } from '../../catalogue/load.ts';
import { beginningOf } from '../../text/calendar.ts';
import { counted, formatNumber } from '../../text/counted.ts';
import { fill } from '../../text/fill.ts';
import { quote } from '../../text/quote.ts';
import { type ProposalWords, proposalWords } from './words.ts';

/** Longest title that is quoted, in characters. */
export const TITLE = 300;

/** The texts that a field holds. */
function textsOf({ field, payload }: FieldUpdate): string[] {
  if (Array.isArray(payload)) return payload.map(nameIn(field as ListField));
  return payload === null || payload === '' || payload === undefined ? [] : [String(payload)];
}

/** What would be entered in a field that is no number, or taken out of it. */
function fieldSentence(
  { before, update }: Proposed<'profile'>,
  words: ProposalWords,
  quoted: (text: string) => string,
): string {
  const [held, would] = [textsOf(before), textsOf(update)];
  const entered = would.filter((one) => !held.includes(one));
  if (entered.length > 0) return fill(words.field_in, { after: entered.map(quoted).join(', ') });
  const gone = held.filter((one) => !would.includes(one));
  return fill(words.field_out, { before: gone.map(quoted).join(', ') });
}

function sentenceFor(
  change: ProposedChange,
  words: ProposalWords,
  shared: Words['shared'],
  language: Language,
): string {
  const title = (text: string) => quote(text, language, TITLE);
  const minutes = (count: number) => counted(count, shared.counted.minutes, language);
  switch (change.kind) {
    case 'tick':
      return fill(words[change.payload.status === 'completed' ? 'tick' : 'untick'], {
        title: title(change.payload.title),
      });
    case 'add':
      return fill(words.add, { title: title(change.payload.title), step: title(change.payload.place.step_title) });
    case 'move': {
      const { place } = change.payload;
      const slots = { title: title(change.payload.title), step: title(place.step_title) };
      if (place.after_title === null) return fill(words.move_first, slots);
      return fill(words.move_after, { ...slots, other: title(place.after_title) });
    }
    case 'edit': {
      const { to, title: before, minutes: wereMinutes } = change.payload;
      if (to.title !== before) return fill(words.title, { title: title(before), to: title(to.title) });
      const slots = { before: minutes(wereMinutes ?? 0), after: minutes(to.minutes ?? 0) };
      return fill(words.minutes, { title: title(before), ...slots });
    }
    case 'remove':
      return fill(words.remove, { title: title(change.payload.title) });
    case 'profile': {
      const { before, update } = change.payload;
      if (update.field !== 'hours_per_week' && update.field !== 'budget_per_month')
        return fieldSentence(change.payload, words, title);
      const told = (value: unknown) => (typeof value === 'number' ? formatNumber(value, language) : words.unsaid);
      return fill(words[update.field], { before: told(before.payload), after: told(update.payload) });
    }
    case 'remember': {
      const { text, until } = change.payload;
      if (until === null) return fill(words.remember, { text: title(text) });
      const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
        beginningOf(dayNumber(until)),
      );
      return fill(words.remember_until, { text: title(text), date });
    }
    case 'assumption':
      return fill(words.assumption, { text: title(change.payload.text) });
  }
}

/** What would become of changes that are proposed, one sentence each, and that nothing has been changed yet. */
export async function previewOf(changes: readonly ProposedChange[], language: Language): Promise<string> {
  const words = proposalWords[language];
  const { shared } = await loadWords(language);
  const sentences = changes.map((change) => sentenceFor(change, words, shared, language));
  return [...sentences, changes.length > 1 ? words.take_each : words.take].join(' ');
}
