import type { FieldUpdate, Language, Profile } from '@foothold/contract';
import { careFor } from '../care/care.ts';
import { mayHoldCry } from '../care/held-back.ts';
import type { GuideContext } from '../guide.ts';
import { isNegator } from '../text/negation.ts';
import { type RuledOutKind, ruledOutKinds } from '../understand/learnt-needs/classes.ts';
import { learntNeeds } from '../understand/learnt-needs/learnt-needs.ts';
import { limitsOf } from '../understand/limits.ts';
import { ruledOutIn } from '../understand/ruled-out.ts';
import { clausesOf, PhraseBook, read } from '../text/phrases.ts';
import { heardLawfully } from '../interview/against-law.ts';
import { LIMITING, type Mention } from '../interview/fields.ts';
import { tellsOfOthers } from '../interview/reading/about-others.ts';
import { languagesOf } from '../interview/reading/language.ts';
import { cleaned, flat } from '../interview/reading/message.ts';
import { wordsOf } from '../interview/reading/refusals.ts';
import { isQuestion } from '../interview/requests.ts';
import { heldBy, updatesBetween, withSaid } from '../interview/updates.ts';
import { planActReader } from './adapt/acts/acts.ts';
import forNow from './for-now.json' with { type: 'json' };

/** A change of the profile that may be offered, and what the fields held before. */
interface LimitsBeside {
  updates: FieldUpdate[];
  before: FieldUpdate[];
}

/** From here on the reader that learnt from people is sure by itself that something is ruled out. */
const SURELY = 0.6;

/** From here on a message about a plan is of what it has to fit; of “don't make me email them” nothing is said that lasts. */
const FITS = 0.3;

/** As much of what is asked for is read, in UTF-16 units, and as many limits are held against the profile. */
const READ = 2_000;
const MOST = 4;

/** Words by which a limit is of today or of a while, and of nothing that lasts. */
const forNowBook = new PhraseBook(
  Object.values(forNow).flatMap((phrases) => phrases.map((phrase) => [phrase, true] as const)),
);

/** Whether words rule something out, by lists or surely by the reader that learnt from people. */
function surelyRuledOut(words: string, language: Language): boolean {
  if (ruledOutIn(words, language).size > 0) return true;
  const likely = learntNeeds(words, language);
  return ruledOutKinds.some((kind: RuledOutKind) => (likely.get(kind) ?? 0) >= SURELY);
}

/** Whether a profile with a limit rules out more than without: what it has already, and what is no kind, is not noted. */
function saysMore(one: Mention, profile: Profile): boolean {
  const [before, after] = [limitsOf(profile), limitsOf(withSaid(profile, [one]))];
  const isTold = after.place !== before.place && after.place !== null;
  return isTold || [...after.ruledOut].some((need) => !before.ruledOut.has(need));
}

/** A limit is brief, and denies what it names at its beginning (“I can't lift”) or its end (“los sábados no puedo”). */
const BRIEF = 12;
const FIRST = 4;
const LAST = 3;

/** Whether words say no in the way in which limits are told. */
function isDenied(words: string): boolean {
  const all = read(words);
  return all.length <= BRIEF && [...all.slice(0, FIRST), ...all.slice(-LAST)].some(isNegator);
}

/**
 * What somebody says of themselves that they can't or won't do, beside a task, as a change that may be offered for their
 * profile. Only what surely rules out a kind of work that nothing ruled out before, what lasts, and nothing of a message that
 * asks, that speaks of others, or that may be a cry; null where there is nothing.
 */
export function limitsBeside(
  said: string,
  profile: Profile,
  { language, now }: Pick<GuideContext, 'language' | 'now'>,
): LimitsBeside | null {
  const message = cleaned(said.slice(0, READ));
  if (message === '' || isQuestion(message)) return null;
  if ((planActReader.likelihoods(message).get('fit') ?? 0) < FITS) return null;
  if (careFor(message, language) !== null || mayHoldCry(message)) return null;
  const languages = languagesOf(flat(message), language);
  const heard = { asked: null, language, languages, now, age: profile.age, hasWork: profile.experiences.length > 0 };
  if (clausesOf(message).some((clause) => tellsOfOthers(clause, heard))) return null;
  const limits = heardLawfully(message, heard).hearing.said.filter(({ field }) => LIMITING.has(field));
  const kept = limits.slice(0, MOST).filter((one) => {
    const words = wordsOf(one);
    const lasts = forNowBook.findAll(read(message)).length === 0;
    return lasts && isDenied(words) && surelyRuledOut(words, language) && saysMore(one, profile);
  });
  const updates = updatesBetween(profile, withSaid(profile, kept));
  return updates.length === 0 ? null : { updates, before: updates.map((update) => heldBy(profile, update)) };
}
