// Messages of people told once more behind another question, with other people's names, towns, trades and sums in them:
// the reader then learns by what stands around a fact, and not the facts by heart.
import { randomFrom } from '../src/reader/random.ts';

/** What may have been asked before a message that tells several things. */
const QUESTIONS = ['free', 'experience', 'skills', 'goals', 'hours', 'budget', 'place', 'notes'];
const LONG = 90;

/** Kinds whose words may stand in another message as well; sentences of somebody's own may not. */
const SWAPPED = new Set(['name', 'age', 'place', 'hours', 'have', 'want', 'job', 'skill', 'hobby', 'study', 'span']);
/** How often a fact is exchanged, and how often a message is written without capitals. */
const EXCHANGED = 0.35;
const CARELESS = 0.15;
/** So many facts must have stood behind the same word for one of them to be taken from there. */
const ENOUGH = 4;
const LONGEST_WORDS = 5;

/** The word before a fact; in Hebrew what is written at it as well. */
const wordBefore = (text, at) => /(\S+)\s*$/u.exec(text.slice(Math.max(0, at - 30), at))?.[1]?.toLowerCase() ?? '';

const keysOf = ({ kind, attributes }, language, before) => {
  const same = `${language} ${kind} ${attributes.toSorted().join('.')}`;
  return [`${same} ${before}`, same];
};

/** The words of facts by language, kind, attributes, and the word before them. */
function wordsOf(messages) {
  const words = new Map();
  for (const { language, text, marks } of messages)
    for (const mark of marks) {
      if (!SWAPPED.has(mark.kind) || mark.text.split(/\s+/u).length > LONGEST_WORDS) continue;
      for (const key of keysOf(mark, language, wordBefore(text, mark.start)))
        words.set(key, [...(words.get(key) ?? []), mark.text]);
    }
  return words;
}

/** The same message with some of its facts exchanged. */
function exchanged(message, words, random) {
  let [text, from] = ['', 0];
  const marks = [];
  for (const mark of message.marks) {
    const [near, any] = keysOf(mark, message.language, wordBefore(message.text, mark.start));
    const some = (words.get(near)?.length ?? 0) >= ENOUGH ? words.get(near) : words.get(any);
    const isOther = SWAPPED.has(mark.kind) && some !== undefined && random() < EXCHANGED;
    const fact = isOther ? some[Math.floor(random() * some.length)] : mark.text;
    text += message.text.slice(from, mark.start);
    marks.push({ ...mark, text: fact, start: text.length, end: text.length + fact.length });
    text += fact;
    from = mark.end;
  }
  text += message.text.slice(from);
  return { ...message, text: random() < CARELESS ? lowered(text) : text, marks };
}

/** Lower case, letter by letter, so that marks stay where they are. */
const lowered = (text) =>
  text.replace(/\p{Lu}/gu, (letter) => (letter.toLowerCase().length === 1 ? letter.toLowerCase() : letter));

/**
 * Every message and, of those that tell several things, another like it behind another question: whoever tells freely
 * answers whatever was asked, so the question must not decide alone.
 */
export function withVariants(messages) {
  const random = randomFrom(20_261_125);
  const words = wordsOf(messages);
  let at = 0;
  return messages.flatMap((message) => {
    const kinds = new Set(message.marks.map(({ kind }) => kind));
    if (kinds.size < 3 && message.text.length < LONG) return [message];
    const others = QUESTIONS.filter((one) => one !== message.asked);
    at += 1;
    return [message, { ...exchanged(message, words, random), asked: others[at % others.length] }];
  });
}
