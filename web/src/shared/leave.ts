import { clearDraftTexts } from '#shared/chat/draft-texts.ts';
import { resetDraft } from '#shared/draft.ts';
import { forgetOrigin } from '#shared/origin.ts';
import { endSession } from '#shared/session.ts';

/** Forgets everything one person typed in this browser; language and theme stay. */
export function forgetPerson(): void {
  resetDraft();
  clearDraftTexts();
  forgetOrigin();
}

/** Ends the session and forgets the person: what logging out and erasing an account do here. */
export function leave(): void {
  endSession('left');
  forgetPerson();
}
