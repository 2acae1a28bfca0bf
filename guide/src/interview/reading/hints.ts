import type { Token } from '../../reader/spans/tokens.ts';
import { topicsIn } from '../../profile/facts.ts';
import { namesRole } from '../../resume/experience/evidence.ts';
import type { ReadingContext } from './context.ts';
import { overlaps, passageOf, type Stretch } from './message.ts';
import { KIN, numberMentions } from './number-mentions.ts';
import { quantitiesIn } from './quantities.ts';
import { hitsIn } from './segments.ts';
import { workHints } from './work-words.ts';

/** A sentence or line with what ends it, where it stands. */
const SENTENCE = /(?:[^;!?¿¡\n•·▪●◦|.]|\.(?=\d))+/gu;
/** So many lead-ins, numbers and tokens of one sentence are told; nobody says more. */
const MOST = 60;

interface Hinted extends Stretch {
  hint: string;
}

function hintsOfSentence(sentence: string, start: number, heard: ReadingContext): Hinted[] {
  const passage = passageOf(sentence);
  const hits = hitsIn(passage.flat, heard.languages).slice(0, MOST);
  const leads = hits.flatMap((hit, at): Hinted[] => {
    const end = hits[at + 1]?.from ?? passage.flat.length;
    return [
      { from: hit.from, to: hit.to, hint: `lead:${hit.kind}` },
      { from: hit.to, to: end, hint: `after:${hit.kind}${hit.field ?? ''}` },
    ];
  });
  const counted = quantitiesIn(passage.flat, heard.languages);
  const numbers = numberMentions(passage, hits, heard, counted)
    .slice(0, MOST)
    .map(({ said, from, to }) => ({ from, to, hint: `said:${said.field}` }));
  const quantities = counted.slice(0, MOST).map(({ kind, reading, periodic, from, to }) => ({
    from,
    to,
    hint: `count:${kind}${periodic ? '/' : ''}${reading ?? ''}`,
  }));
  const kin = KIN.exec(passage.flat);
  const relatives = kin ? [{ from: kin.index, to: passage.flat.length, hint: 'kin' }] : [];
  return [...leads, ...numbers, ...quantities, ...relatives].map(({ from, to, hint }) => ({
    from: from + start,
    to: to + start,
    hint,
  }));
}

/** What lists know of a word by itself. */
function hintsOfWord(word: string): string[] {
  return [...(namesRole(word) ? ['role'] : []), ...(topicsIn(word).size > 0 ? ['topic'] : [])];
}

/** What lead-ins, units and number words say of each token: lists that a language needs, beside what is learnt. */
export function hintsFor(text: string, tokens: readonly Token[], heard: ReadingContext): string[][] {
  const hints = workHints(tokens, heard.language);
  const known = new Map<string, string[]>();
  const ofWord = (word: string) => {
    const found = known.get(word) ?? hintsOfWord(word);
    known.set(word, found);
    return found;
  };
  let at = 0;
  for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
    while (at < tokens.length && (tokens[at]?.to ?? 0) <= index) at += 1;
    if (at >= tokens.length) break;
    const stretches = hintsOfSentence(sentence, index, heard);
    for (let each = at; each < tokens.length && (tokens[each]?.from ?? 0) < index + sentence.length; each += 1) {
      const token = tokens[each];
      if (token)
        hints[each]?.push(
          ...stretches.filter((one) => overlaps(one, token)).map(({ hint }) => hint),
          ...ofWord(token.text),
        );
    }
  }
  return hints;
}
