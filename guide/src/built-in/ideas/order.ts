import type { Language } from '@foothold/contract';
import { entryOfTopic } from '../../catalogue/work/compose.ts';
import { isOfTeachers, isTaught, sellsKnowledge, sellsWork } from '../../catalogue/work/sale.ts';
import type { Candidate } from '../../ideas/rank.ts';
import type { Fact } from '../../profile/facts.ts';
import { isMaking, verbsIn } from '../../work/deeds.ts';
import { isVirtue } from '../../work/qualities.ts';
import { saidWords } from '../../work/small-words.ts';

/** A candidate with how far it goes against what feedback and declining have asked for; 0 = not at all. */
export interface Open extends Candidate {
  against: number;
}

/** Whether a fact says that somebody teaches: by the trade that their job names, or by a verb. */
function saysTaught({ kind, topics, text }: Fact, language: Language): boolean {
  if (kind !== 'experience' && kind !== 'skill') return false;
  const isTrade = kind === 'experience' && [...topics].some((topic) => isOfTeachers(entryOfTopic(topic) ?? ''));
  return isTrade || verbsIn(saidWords(text), language).some(({ classes }) => classes.includes('teach'));
}

/** Whether lessons are somebody's work, and not what is left where nothing can be sold. */
export const teaches = (facts: readonly Fact[], language: Language): boolean =>
  facts.some((fact) => saysTaught(fact, language));

/** Whether counsel or a lesson stands back where work is sold; what is taught for money does so only as a pastime. */
export const standsBack = ({ archetype: { id }, evidence: [first] }: Candidate): boolean =>
  sellsKnowledge(id) && (first?.kind === 'hobby' || !isTaught(id));

/** Who has worked for so many months offers that before what they have only begun to learn. */
const YEARS_OF_TRADE = 60;
/** How near to the best of a trade of years a beginner's skill may come. */
const BEGUN = 0.95;

const isOfYears = ({ kind, months = 0 }: Fact) => kind === 'experience' && months >= YEARS_OF_TRADE;
/** Whether it says in a verb that something is made: “I turn wooden bowls”. */
export const saysMade = (text: string, language: Language) =>
  verbsIn(saidWords(text), language).some(({ classes }) => isMaking(classes));

/** Whether it is a beginner's; whoever says that they make something has not only begun to learn it. */
const isBegun = ({ kind, level, text }: Fact, language: Language) =>
  kind === 'skill' && level === 'beginner' && !saysMade(text, language);

/** What rests on a beginner's skill alone, behind what rests on a trade of years, whether or not that trade is known. */
function behindTrade(candidates: readonly Open[], language: Language): Open[] {
  const most = Math.max(0, ...candidates.flatMap(({ evidence, score }) => (evidence.some(isOfYears) ? [score] : [])));
  if (most === 0) return [...candidates];
  return candidates.map((one) => {
    const isBehind =
      one.evidence[0] !== undefined && isBegun(one.evidence[0], language) && !one.evidence.some(isOfYears);
    return isBehind ? { ...one, score: Math.min(one.score, BEGUN * most) } : one;
  });
}

/** How near to the best of what somebody can sell their counsel and lessons may come. */
const COUNSELLED = 0.95;
/** How near to the best of their work a virtue may come: “punctual” is no trade. */
const VIRTUOUS = 0.5;

const isWork = (fact: Fact, language: Language) =>
  fact.kind === 'experience' || (fact.kind === 'skill' && !isBegun(fact, language));

/** A quality that somebody calls a skill, where nothing that it names is known as work. */
const isQuality = ({ kind, text, topics }: Fact, language: Language) =>
  kind === 'skill' && ![...topics].some((topic) => entryOfTopic(topic) !== undefined) && isVirtue(text, language);

/** What is known of work, behind work itself where any can be sold and nobody teaches; and virtues behind all that is done. */
function behindSales(candidates: readonly Open[], isTeacher: boolean, language: Language): Open[] {
  const isOfVirtue = ({ evidence: [first] }: Open) => first !== undefined && isQuality(first, language);
  const most = (which: (one: Open) => boolean) =>
    Math.max(0, ...candidates.flatMap((one) => (one.against === 0 && which(one) ? [one.score] : [])));
  const work = most(
    ({ archetype, evidence: [first] }) => sellsWork(archetype.id) && first !== undefined && isWork(first, language),
  );
  const done = most((one) => one.evidence.some((fact) => isWork(fact, language)) && !isOfVirtue(one));
  return candidates.map((one) => {
    const counsel = work > 0 && !isTeacher && standsBack(one) ? COUNSELLED * work : one.score;
    const virtue = done > 0 && isOfVirtue(one) ? VIRTUOUS * done : one.score;
    return { ...one, score: Math.min(one.score, counsel, virtue) };
  });
}

/** Candidates of which what is sold stands before what is only begun, only known, or only somebody's nature. */
export const inOrder = (candidates: readonly Open[], isTeacher: boolean, language: Language): Open[] =>
  behindSales(behindTrade(candidates, language), isTeacher, language);
