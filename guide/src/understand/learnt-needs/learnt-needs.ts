import type { Language } from '@foothold/contract';
import { scoresOf } from '../../reader/classifier.ts';
import { SENTENCE_END } from '../../reader/features.ts';
import { unpack } from '../../reader/unpack.ts';
import { clausesOf } from '../../text/phrases.ts';
import { onFirstUse } from '../../text/first-use.ts';
import { remembered } from '../../text/remembered.ts';
import { saysFine } from '../ruled-out.ts';
import { type RuledOutKind, ruledOutKinds } from './classes.ts';
import { needFeatures } from './features.ts';
import packed from './need-weights.json' with { type: 'json' };

const weights = onFirstUse(() => unpack(packed));

/** A longer stretch says more than one thing, whatever marks it has; in words. */
const LONG = 28;

const countOf = (text: string) => text.split(/\s+/u).length;

/** The sentences of a text; of one that does not end, its clauses, put together to the length of a sentence. */
function sentencesIn(text: string): string[] {
  return text.split(SENTENCE_END).flatMap((sentence) => {
    if (countOf(sentence) <= LONG) return sentence.trim() === '' ? [] : [sentence];
    const parts: string[] = [];
    for (const clause of clausesOf(sentence)) {
      const last = parts.at(-1);
      if (last !== undefined && countOf(last) + countOf(clause) <= LONG) parts[parts.length - 1] = `${last}, ${clause}`;
      else parts.push(clause);
    }
    return parts;
  });
}

/** A sentence without the clauses that deny that something would be hard: “I'm not afraid of dogs, …”. */
function withoutFine(sentence: string, language: Language): string {
  if (!saysFine(sentence, [language])) return sentence;
  return clausesOf(sentence)
    .filter((clause) => !saysFine(clause, [language]))
    .join(', ');
}

/** What each class has of a sentence; nothing where nothing is left of it. */
const scored = remembered((sentence: string, language: Language) => {
  const said = withoutFine(sentence, language);
  return said === '' ? [] : scoresOf(needFeatures(said, language), weights());
});

/** How likely a text rules out each kind of thing, 0 to 1, by the sentence that says so most plainly. */
export function learntNeeds(text: string, language: Language): ReadonlyMap<RuledOutKind, number> {
  const likely = new Map<RuledOutKind, number>();
  for (const sentence of sentencesIn(text)) {
    const given = scored(sentence, language);
    for (const [at, kind] of ruledOutKinds.entries()) likely.set(kind, Math.max(likely.get(kind) ?? 0, given[at] ?? 0));
  }
  return likely;
}
