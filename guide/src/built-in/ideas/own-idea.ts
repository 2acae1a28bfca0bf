import type { Idea } from '../../guide.ts';
import { type Words, wordsOf } from '../../catalogue/load.ts';
import type { Version } from '../../catalogue/shared-schema.ts';
import { fill } from '../../text/fill.ts';
import { oneLine, quote } from '../../text/quote.ts';
import { titleKey } from '../../text/title-key.ts';
import { flawsNamedIn, isRefused } from '../../understand/flaws.ts';
import { excessesOf, limitsOf } from '../../understand/limits.ts';
import { doubtText, insistedText, settledText } from '../../ideas/verdict.ts';
import { weigh, type Weighed } from '../../ideas/weigh.ts';
import { sentences } from '../../ideas/write-idea.ts';
import { evidenceFor } from '../../ideas/rank.ts';
import type { IdeaQuestion } from './question.ts';
import { type OwnIdea, TITLE_QUOTE, writeVersion } from './write-version.ts';

const MOST_RISKS = 3;

/** What came of an idea or a business that somebody brought. */
export interface Brought {
  /** Versions of it, without those shown before. */
  ideas: Idea[];
  /** What has to be said before anything else where no version says it; empty when there is nothing. */
  preface: string;
  refused: boolean;
}

/** What was brought, beside its nearest archetype and what stands in its way. */
function readOwnIdea(text: string, { near, surely, verdict }: Weighed, words: Words): OwnIdea {
  const [blocking = null, ...further] = verdict.doubts.map((doubt) => doubtText(doubt, words));
  const known = surely && near ? wordsOf(words, near.archetype.id).risks.slice(0, 1) : [];
  return {
    quoted: quote(text, words.language, TITLE_QUOTE),
    nearest: near?.archetype,
    surely,
    blocking,
    remark: sentences(settledText(verdict, words), insistedText(verdict, words)),
    risks: [...further, ...known].slice(0, MOST_RISKS - 1),
  };
}

function versionsFor({ nearest, surely }: OwnIdea, { input, facts }: IdeaQuestion): Version[] {
  if (input.mode === 'idea') {
    // Work beyond the person's own limits is no way to begin, nor work that only shares a word with the idea.
    const within =
      nearest !== undefined &&
      excessesOf(nearest, limitsOf(input.profile)).length === 0 &&
      (surely || evidenceFor(nearest, facts).length > 0);
    return within ? ['smallest', 'as-service', 'one-group'] : ['smallest', 'one-group'];
  }
  const obstacle: Version[] = input.business?.challenge?.trim() ? ['obstacle-first'] : [];
  return [...obstacle, 'regulars', 'new-group'];
}

/** Versions of what the person brought, unless its family is one the guide does not plan. */
export function ownIdeas(text: string, question: IdeaQuestion, count: number): Brought {
  const { input, facts, words } = question;
  if (oneLine(text) === '') return { ideas: [], preface: '', refused: false };
  const weighed = weigh(text, input, facts, words);
  const { verdict } = weighed;
  const { idea } = words.shared;
  if (verdict.refused) {
    const refusal = fill(idea.refused, { text: doubtText(verdict.refused, words) });
    // A milder risk that is named says more exactly what is wrong, as whose picture is copied.
    const named = flawsNamedIn(text).filter((flaw) => flaw !== verdict.refused && verdict.doubts.includes(flaw));
    const milder = named.filter((flaw) => !isRefused(flaw)).map((flaw) => doubtText(flaw, words));
    return { ideas: [], preface: sentences(refusal, ...milder, insistedText(verdict, words)), refused: true };
  }
  const own = readOwnIdea(text, weighed, words);
  const taken = new Set(input.already.map((shown) => titleKey(shown.title)));
  const ideas = versionsFor(own, question)
    .map((version, index) => writeVersion(version, index, own, question))
    .filter((version) => !taken.has(titleKey(version.title)))
    .slice(0, count);
  // Whoever insists, or tells something new, after all versions were shown is answered all the same.
  const unheard = ideas.length === 0 && own.remark !== '';
  const blocked = own.blocking ? fill(idea.blocked, { text: own.blocking }) : '';
  return { ideas, preface: unheard ? sentences(own.remark, blocked) : '', refused: false };
}
