import { type Fact, type FactKind, jobAt } from '../../reader/spans/reader.ts';
import type { Token as ReadToken } from '../../reader/spans/tokens.ts';
import { isTown } from '../../language/towns.ts';
import { isNegator } from '../../text/negation.ts';
import { type Token, tokensOf } from '../../text/fold.ts';
import { read } from '../../text/phrases.ts';
import type { ReadingContext } from './context.ts';
import { overlaps, type Stretch, stretchesOf } from './message.ts';
import { KIN } from './number-mentions.ts';
import { ownWorkWords } from './own-work/words.ts';
import { isOwn } from './whose.ts';

/** Sentences, and as many of them as are looked at. */
const SENTENCE = /[^.;:!?()\n]+/gu;
const MOST_SENTENCES = 60;
/** What stands between the parts of a list. */
const COMMA = /[^,]+/gu;
/** As few parts as make a list, as many as are looked at in a sentence, as many words as an item has, and as many as the part that it begins with. */
const FEWEST_PARTS = 3;
const MOST_PARTS = 60;
const MOST_WORDS = 4;
const MOST_FIRST = 14;
const MOST_HEARD = 6;
const SHORTEST = 3;
/** As sure as an item is for what stands beside it in its list. */
const SURENESS = 0.5;
/** From here on, what stands beside it is heard. */
const HEARD = 0.3;

/** What is told in lists that go on, and as what an item that was not heard goes on. */
const GOES_ON: Partial<Record<FactKind, FactKind>> = { skill: 'skill', hobby: 'hobby', job: 'skill' };

interface Part extends Stretch {
  words: Token[];
  /** What was heard in it. */
  facts: readonly Fact[];
}

/** Whether a part names a thing and nothing else: no number, no denial, no verb of the teller's, no relative, no town. */
function isBare({ words, facts }: Part, message: string, { language }: ReadingContext): boolean {
  if (facts.length > 0 || words.length === 0 || words.length > MOST_WORDS) return false;
  const { self, before, noThing, barrier, notWork, daily } = ownWorkWords[language];
  // An article is none of them.
  const [article, ...behind] = words;
  const item = article && behind.length > 0 && before.has(article.word) ? behind : words;
  const text = message.slice(words[0]?.from, words.at(-1)?.to);
  if (/\d/u.test(text) || isTown(text) || read(text).some((word) => isNegator(word))) return false;
  if (!words.some(({ word }) => word.length >= SHORTEST)) return false;
  const small = [self, noThing, barrier, notWork, daily];
  return !item.some(({ word }) => KIN.test(word) || small.some((set) => set.has(word)));
}

/** The parts of a sentence between its commas, an “and” before the last item left out. */
function partsOf(message: string, sentence: Stretch, facts: readonly Fact[], { language }: ReadingContext): Part[] {
  const { and } = ownWorkWords[language];
  const whole = message.slice(sentence.from, sentence.to);
  const commas = stretchesOf(COMMA, whole, sentence.from).slice(0, MOST_PARTS);
  return commas.flatMap(({ from, to }) => {
    const words = tokensOf(message.slice(from, to)).map((token) => ({
      ...token,
      from: token.from + from,
      to: token.to + from,
    }));
    while (words[0] && and.has(words[0].word)) words.shift();
    const cut = words.findIndex(({ word }) => and.has(word));
    const halves = cut > 0 ? [words.slice(0, cut), words.slice(cut + 1)] : [words];
    return halves.flatMap((half) => {
      const [first, last] = [half[0], half.at(-1)];
      if (!first || !last) return [];
      const here = { from: first.from, to: last.to };
      return [
        {
          ...here,
          words: half,
          facts: facts.filter((fact) => fact.sureness >= HEARD && overlaps(fact, here)),
        },
      ];
    });
  });
}

/** What an item that was not heard is, by what was heard beside it in its list; undefined where that says nothing. */
function kindBeside(run: readonly Part[], place: number): FactKind | undefined {
  const before = run
    .slice(0, place)
    .findLast(({ facts }) => facts.length > 0)
    ?.facts.at(-1);
  if (before) return GOES_ON[before.kind];
  const behind = run.slice(place).find(({ facts }) => facts.length > 0)?.facts[0];
  // A title stands at the end of no list: “Rosalba, of the clan, I weave bags”.
  return behind && behind.kind !== 'job' ? GOES_ON[behind.kind] : undefined;
}

/** Parts in a row of which each names one thing, or is heard as what goes on in lists. */
function runsOf(parts: readonly Part[], message: string, heard: ReadingContext): Part[][] {
  const runs: Part[][] = [];
  let run: Part[] = [];
  for (const part of parts) {
    const isHeard =
      part.facts.length > 0 &&
      part.facts.every((fact) => GOES_ON[fact.kind] !== undefined && isOwn(fact) && fact.sureness >= HEARD);
    const most = run.length === 0 ? MOST_FIRST : MOST_HEARD;
    const fits = isHeard ? part.words.length <= most : isBare(part, message, heard);
    if (fits) run.push(part);
    if (!fits && run.length > 0) runs.push(run);
    if (!fits) run = [];
  }
  return run.length > 0 ? [...runs, run] : runs;
}

/**
 * Facts with the items of a list that were not heard as the ones beside them: in “hago zancos, malabares, globos” who hears
 * the stilts hears the balloons. A list has at least three parts; none of them says a number, denies, or speaks of somebody.
 */
export function withLists(
  facts: readonly Fact[],
  message: string,
  { tokens, asked, heard }: { tokens: readonly ReadToken[]; asked: string; heard: ReadingContext },
): Fact[] {
  const runs = stretchesOf(SENTENCE, message)
    .slice(0, MOST_SENTENCES)
    .flatMap((sentence) => runsOf(partsOf(message, sentence, facts, heard), message, heard))
    .filter((run) => run.length >= FEWEST_PARTS);
  const items = runs.flatMap((run) =>
    run.flatMap(({ from, to, facts: here }, place): Fact[] => {
      const kind = here.length > 0 ? undefined : kindBeside(run, place);
      return kind ? [{ ...jobAt(message, tokens, { from, to, sureness: SURENESS, asked }), kind }] : [];
    }),
  );
  return items.length === 0 ? [...facts] : [...facts, ...items].toSorted((a, b) => a.from - b.from);
}
