import { type Fit, IdeasNotice, type Recommendation, Recommendations } from '@foothold/contract';

/** Both lists as one, an idea once, the first list's order first. What the second says of an idea is the newer. */
export function joinIdeas(first: readonly Recommendation[], second: readonly Recommendation[]): Recommendation[] {
  const newer = new Map(second.map((idea) => [idea.recommendation_id, idea]));
  const known = new Set(first.map((idea) => idea.recommendation_id));
  return [
    ...first.map((idea) => newer.get(idea.recommendation_id) ?? idea),
    ...second.filter((idea) => !known.has(idea.recommendation_id)),
  ];
}

/** The ideas another screen handed over in the navigation state; none when there is nothing of the kind. */
export function ideasInState(state: unknown): Recommendation[] {
  const parsed = Recommendations.safeParse(state);
  return parsed.success ? parsed.data.recommendations : [];
}

/** What the other screen handed over with them where few ideas fit, or none. */
export function noticeInState(state: unknown): IdeasNotice | undefined {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return undefined;
  return IdeasNotice.safeParse(state.notice).data;
}

/** What the first thing to do is called in the words of the page: who serves no money goal looks for no customer. */
export function firstStepName(fits: readonly Fit[]) {
  const earning = fits.filter(({ purpose }) => purpose === 'earn').length;
  if (earning === fits.length) return 'facts.firstCustomer';
  return earning === 0 ? 'facts.firstStep' : 'facts.firstOfEither';
}

export const wordsIn = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

/**
 * Why this idea, in as many words as there is room for: the short description, or of a longer one the sentence that
 * names what the person brought. The whole stands on the idea's page.
 */
export function reasonIn({ short_description: text, fit }: Recommendation, room: number): string {
  if (wordsIn(text) <= room) return text;
  const sentences = text.split(/(?<=[.!?…])\s+/u);
  const reason = sentences.find((each) => fit.why.some((fact) => each.includes(fact))) ?? sentences[0] ?? text;
  if (wordsIn(reason) <= room) return reason;
  return `${reason
    .split(/\s+/u)
    .slice(0, Math.max(1, room - 1))
    .join(' ')} …`;
}

/** Id of the heading of an idea's card: what leads to the idea leads there. */
export function headingIdOf(ideaId: string): string {
  return `idea-${ideaId}`;
}

/** Shows an idea's card and puts the focus on its heading; nothing when it isn't on the screen. */
export function showIdea(headingId: string): void {
  const heading = document.getElementById(headingId);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'center' });
}

/** Id of the button that takes the declining of an idea back. */
export function takeBackIdOf(ideaId: string): string {
  return `take-back-${ideaId}`;
}
