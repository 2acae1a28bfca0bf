import { type Language, languagesFrom } from '@foothold/contract';
import { askedCare, careFor } from '../../../care/care.ts';
import { careInTalk, type TalkMessage } from '../../../chat/care-beside-question.ts';
import type { Care } from '../../../reader/danger.ts';
import { read } from '../../../text/phrases.ts';
import { closedClasses } from './closed.ts';
import { talkLexicon } from './lexicon.ts';

/** How far into a message “ask her” may stand, in words, and how far behind it “if”. */
const BEGINS = 2;
const REACH = 12;
/** As much of a message as is looked at, in UTF-16 units. */
const READ = 300;

/**
 * Whether a message has somebody asked for a yes or no: “ask my landlord if he can sleep here in May”. What another one is
 * asked for sounds like what they threaten to do.
 */
export function isErrand(message: string, language: Language): boolean {
  const text = read(message.slice(0, READ));
  return languagesFrom(language).some((each) => {
    const [{ call }, { asking, whether }] = [talkLexicon(each), closedClasses(each)];
    const begins = (at: number) =>
      asking.lengthAt(text, at) > 0 || call.findAll(text.slice(at, at + REACH)).some(({ start }) => start === 0);
    const start = text.findIndex((_, at) => at <= BEGINS && begins(at));
    return start >= 0 && text.some((_, at) => at > start && at <= start + REACH && whether.lengthAt(text, at) > 0);
  });
}

/**
 * What to say to a message in which somebody may be in danger: what somebody else is to be asked is surely that only where a
 * known command would be, too, and else is asked about.
 */
export function careInChat(told: TalkMessage, language: Language, place: string): Care | null {
  const care = careInTalk(told, language, place);
  if (care?.sure !== true || !isErrand(told.message, language)) return care;
  return careFor(told.typed, language, place, true)?.sure === true ? care : askedCare(language, place);
}
