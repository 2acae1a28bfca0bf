import { type Goal, IDEA_MAX, type IdeasNotice, type Profile } from '@foothold/contract';
import { idOfGoal } from '../../catalogue/goals/load.ts';
import type { Words } from '../../catalogue/load.ts';
import type { ShownIdea } from '../../guide.ts';
import { moneyGoalOf } from '../../ideas/goal-arithmetic.ts';
import { sentences } from '../../ideas/write-idea.ts';
import { fill } from '../../text/fill.ts';
import { joined } from '../../text/joined.ts';
import { quote } from '../../text/quote.ts';
import { earnsBy, type Wish } from '../../understand/purpose.ts';

/** As much of a goal as is quoted to say that nothing is offered for it, and of how many. */
const GOAL_QUOTE = 60;
const MOST_GOALS = 3;

/** Goals that no idea is for: of a kind that is known, or not. Of a first goal that is no sum each idea speaks itself. */
function unmetAmong(profile: Profile, wishes: readonly Wish[], shown: readonly Pick<ShownIdea, 'fit'>[], words: Words) {
  const kinds = new Set(shown.map(({ fit }) => fit.archetype));
  const isSpokenOf = (index: number) => index === 0 && moneyGoalOf(profile) === null;
  const barred: Goal[] = [];
  const unknown: Goal[] = [];
  for (const [index, goal] of profile.goals.entries()) {
    const wish = wishes.find((one) => one.index === index);
    const isMet = wish !== undefined && kinds.has(idOfGoal(wish.kind));
    const isKnown = wish?.isOpen === false;
    if (isKnown && !isMet) barred.push(goal);
    if (!isKnown && !isMet && !earnsBy(goal, words) && !isSpokenOf(index)) unknown.push(goal);
  }
  return { barred, unknown };
}

/** What is said of goals that none of the ideas is for; empty where there are none. */
export function unmetSentence(
  profile: Profile,
  wishes: readonly Wish[],
  shown: readonly Pick<ShownIdea, 'fit'>[],
  words: Words,
): string {
  const { shared, language } = words;
  const { barred, unknown } = unmetAmong(profile, wishes, shown, words);
  const said = (template: string, goals: readonly Goal[]) => {
    const quoted = goals.slice(0, MOST_GOALS).map(({ value }) => quote(value, language, GOAL_QUOTE));
    return quoted.length === 0 ? '' : fill(template, { goal: joined(quoted, language) });
  };
  return sentences(said(shared.goals.barred, barred), said(shared.goals.named, unknown));
}

/** A notice with a sentence before it, where both have room. */
export function noticeWith(said: string, notice: IdeasNotice | undefined): IdeasNotice | undefined {
  if (said === '') return notice;
  const both = sentences(said, notice?.text ?? '');
  return { text: both.length <= IDEA_MAX.line ? both : said, wishes: notice?.wishes ?? [] };
}
