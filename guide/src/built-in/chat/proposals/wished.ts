import { asksNear } from '../../../chat/lexicon.ts';
import { gapBefore } from '../../../text/phrases.ts';
import { endOfSentence, type Passage, type Span } from './passage.ts';

type Key = Parameters<Passage['past']>[0];

/**
 * Behind a verb in one of the forms in which something is asked for. “Takes” is no plural of “take”, but says of
 * somebody what they do; what a language writes in front of a word may stand there.
 */
export function pastVerb(passage: Passage, key: Key, at: number): number | null {
  const behind = passage.past(key, at);
  if (behind === null) return null;
  const [written = '', ...others] = passage.text[at]?.forms ?? [];
  const forms = [written, ...others.filter((form) => written.endsWith(form))];
  return forms.some((form) => passage.lexicon.firstWords(key).has(form)) ? behind : null;
}

const isQuestionEnd = (gap: string) => /[?？]/u.test(gap);

/** What stands behind the last word of a span. */
const gapBehind = (passage: Passage, end: number) =>
  end >= passage.text.length ? passage.message.slice(passage.text[end - 1]?.to ?? 0) : gapBefore(passage, end);

/** Where a wish stands: its words, and the beginnings of the parts of the message around them. */
interface Around {
  span: Span;
  parts: readonly number[];
  /** It is asked for with “can you …?”, so that the question mark is its own. */
  isPolite: boolean;
}

/**
 * Whether a message asks to be told something, besides what it has done at a span: then words that could be a request
 * may as well say what the question is about (“cancels every week, this client, what do I say?”).
 */
export function asksBeside(passage: Passage, { span, parts, isPolite }: Around): boolean {
  const { text } = passage;
  const sentence = endOfSentence(passage, span.start);
  // “…, ok?” asks whether it may be done.
  const isTag = parts.some((part) => part > span.start && passage.past('tail', part) === sentence);
  if (!isPolite && !isTag && isQuestionEnd(gapBehind(passage, sentence))) return true;
  const isOutside = (at: number) => at < span.start || at >= span.end;
  const asks = parts.some((part) => isOutside(part) && asksNear(text, part));
  return asks || text.some((_word, at) => at > sentence && isQuestionEnd(gapBehind(passage, at + 1)));
}

/** Whether somebody else said so: “take it off, my sister said”, and not “as I said”. */
export function isReported(passage: Passage, span: Span): boolean {
  const end = endOfSentence(passage, span.start);
  const own = passage.all('told-own');
  return passage
    .all('told')
    .some(
      (told) =>
        told.start >= span.end && told.end <= end && !own.some((one) => one.start <= told.start && told.end <= one.end),
    );
}
