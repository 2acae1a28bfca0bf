import type { Language } from '@foothold/contract';
import { hoursTold } from '../../interview/reading/hours-told.ts';
import { flat } from '../../interview/reading/message.ts';
import { toldSentences } from '../../interview/reading/told-clauses.ts';
import { hoursWanted, isChange } from '../../understand/quantities.ts';

/** Whose message is read. */
export interface Reader {
  /** Their hours a week; null when nobody said how many. */
  before: number | null;
  language: Language;
  now: number;
}

/** As much of a message as is searched for its days. */
const LONGEST = 1_000;

/**
 * The hours a week that a message asks for: added up by the days told with them, as the interview hears them (“Tuesday two
 * hours and Friday one”), else the one span it names.
 */
export function weekHoursIn(text: string, { before, language, now }: Reader): number | null {
  const wanted = hoursWanted(text, before);
  if (text.length > LONGEST || isChange(text)) return wanted;
  const languages = [language];
  const { free } = hoursTold(toldSentences(flat(text), languages), { asked: null, language, languages, now }, []);
  return free?.reading === 'days' ? free.value : wanted;
}
