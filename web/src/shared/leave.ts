import { clearDraftTexts } from '#shared/chat/draft-texts.ts';
import { resetDraft, useDraft } from '#shared/draft.ts';
import { forgetCopies, forgetKept, forgetKeptOfOthers } from '#shared/offline/kept-store.ts';
import { OUTBOX, resetOutbox } from '#shared/offline/outbox.ts';
import { forgetOrigin } from '#shared/origin.ts';
import { endSession, subjectOf, useSession } from '#shared/session.ts';

/** Forgets everything one person typed in this browser; language and theme stay. */
export function forgetPerson(): void {
  resetDraft();
  clearDraftTexts();
  forgetOrigin();
  resetOutbox();
  void forgetKept();
}

/** Somebody else logs in where a session had expired: what the person before them typed is not theirs to see. */
export function forgetAnother(token: string): void {
  const { owner } = useDraft.getState();
  const subject = subjectOf(token);
  if (owner !== null && owner !== subject) forgetPerson();
  else void forgetKeptOfOthers(subject);
}

/**
 * Forgets the copy of a person's plan, talks and profile as soon as their session turns out to have been ended from
 * elsewhere, as of a device that was lost. What was typed and has not reached the server yet waits for the same person:
 * there is no other copy of that. Returns the way to stop.
 */
export function forgetWhenRevoked(): () => void {
  return useSession.subscribe(({ ended }) => {
    if (ended === 'revoked') void forgetCopies(OUTBOX);
  });
}

/** Ends the session and forgets the person: what logging out and erasing an account do here. */
export function leave(): void {
  endSession('left');
  forgetPerson();
}
