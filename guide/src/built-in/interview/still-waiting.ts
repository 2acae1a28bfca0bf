import { AGE_MIN, type FieldUpdate } from '@foothold/contract';
import type { GuideContext, OnboardingInput } from '../../guide.ts';
import { askedLast } from '../../interview/conversation.ts';
import { valuesOf } from '../../interview/fields.ts';
import type { ReadingContext } from '../../interview/reading/context.ts';
import { languagesOf } from '../../interview/reading/language.ts';
import { toldBeforeCare } from '../../interview/set-aside.ts';
import { updatesBetween, withSaid } from '../../interview/updates.ts';
import { waitingBehindCare } from './ask-back.ts';

/** What the interview needs to know what waits. */
type Told = Pick<OnboardingInput, 'profile' | 'history'>;

/**
 * What the last messages of the interview told and what waits for the next one to be kept: whoever asks for ideas instead
 * of answering goes on as well. Of what care answered as in `toldBeforeCare`; what was asked back as it was said.
 * Null where it is left for the interview, as of who is too young.
 */
export function stillWaiting(
  { profile, history }: Told,
  { language, now }: Pick<GuideContext, 'language' | 'now'>,
): FieldUpdate[] | null {
  const heard: ReadingContext = {
    asked: askedLast(history),
    language,
    languages: languagesOf('', language),
    now,
    age: profile.age,
    hasWork: profile.experiences.length > 0,
  };
  const told = [...toldBeforeCare(history, profile, heard, false), ...waitingBehindCare(history)];
  const isYoung = valuesOf(told, 'age').some((age) => age < AGE_MIN);
  return isYoung ? null : updatesBetween(profile, withSaid(profile, told));
}
