import { clearDraftTexts } from '#shared/chat/draft-texts.ts';
import { resetDraft, useDraft } from '#shared/draft.ts';
import { forgetKept, forgetKeptOfOthers } from '#shared/offline/kept-store.ts';
import { resetOutbox } from '#shared/offline/outbox.ts';
import { forgetOrigin } from '#shared/origin.ts';
import { endSession, subjectOf } from '#shared/session.ts';

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

/** Ends the session and forgets the person: what logging out and erasing an account do here. */
export function leave(): void {
  endSession('left');
  forgetPerson();
}
