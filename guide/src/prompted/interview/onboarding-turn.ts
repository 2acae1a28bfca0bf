import {
  AGE_MIN,
  type AskedField,
  type FieldUpdate,
  isNumberField,
  type Language,
  languages,
  type Profile,
} from '@foothold/contract';
import { isMinor } from '../../understand/minor.ts';
import { askedLast, didLast } from '../../interview/conversation.ts';
import { lastStanding } from '../../interview/correct/noted.ts';
import { languagesOf } from '../../interview/reading/language.ts';
import { cleaned, flat } from '../../interview/reading/message.ts';
import { readMessage } from '../../interview/reading/read-message.ts';
import { plainRequestIn, type Request, requestIn } from '../../interview/requests.ts';
import { noteOf, profileAfter } from '../../interview/turn.ts';
import { heldBy, updatesBetween, withSaid } from '../../interview/updates.ts';
import { interviewWords } from '../../interview/words.ts';
import { clearedBy, toldBeforeCare } from '../../interview/set-aside.ts';
import { careFor, careReply } from '../../care/care.ts';
import { despairIn } from '../../care/held-back.ts';
import { heardLawfully, isAgainstLaw } from '../../interview/against-law.ts';
import { LIMITING } from '../../interview/fields.ts';
import { waitsAsCry } from '../../interview/care-beside-limits.ts';
import { careWords } from '../../care/words.ts';
import type { Guide, GuideContext, OnboardingInput, ReplyEvent } from '../../guide.ts';
import type { Models } from '../ask.ts';
import { behindStrayed, speak } from '../chat/speak.ts';
import { ownTurns } from '../chat/step-chat.ts';
import { suggestionsIn } from '../chat/suggestions.ts';
import { plainBeside } from '../../interview/plain-facts.ts';
import { isChildsAge } from '../../interview/reading/young-age.ts';
import { unasked } from '../chat/unasked.ts';
import { fixedWords } from '../containment/fixed-words.ts';
import { writtenBy } from '../containment/written-by.ts';
import { interviewPrompt } from './prompt.ts';
import { conversationOf, type Extracted, extractedIn, withExtracted } from './extracted.ts';
import { InterviewWire } from './wire.ts';

/** What the built-in guide does to the letter: a model would only talk about it. */
const byCode: ReadonlySet<Request> = new Set<Request>(['start over', 'summary', 'left', 'form', 'stop']);

/** Somebody too young, or who was told so and has not said another age. */
function isTooYoung(input: OnboardingInput, { language, now }: GuideContext): boolean {
  const message = cleaned(input.message);
  const folded = flat(message);
  const heard = { asked: askedLast(input.history), language, languages: languagesOf(folded, language), now };
  const ages = readMessage(message, heard).said.flatMap((one) =>
    one.field === 'age' && !isChildsAge(one.value, message, heard) ? [one.value] : [],
  );
  const wasTold = didLast(input.history) === 'too-young';
  return ages.length === 0 ? wasTold || isMinor(message) : ages.some((age) => age < AGE_MIN);
}

/** The profile with what was told before care stood between, which a model is not asked for again. */
function withToldBefore({ profile, history, message }: OnboardingInput, context: GuideContext, well: boolean): Profile {
  const { language, now } = context;
  const languagesRead = languagesOf(flat(cleaned(message)), language);
  const heard = { asked: askedLast(history), language, languages: languagesRead, now };
  return withSaid(profile, toldBeforeCare(history, profile, heard, well));
}

/** Whether something that a message tells breaks the law: a model would ask how it goes on. */
function breaksLaw({ message, history }: OnboardingInput, { language, now }: GuideContext): boolean {
  const said = cleaned(message);
  const heard = { asked: askedLast(history), language, languages: languagesOf(flat(said), language), now };
  return heardLawfully(said, heard).refused;
}

/** Whether the built-in guide answers by itself: an opening, danger, age, what breaks the law, a command. */
function isForCode(input: OnboardingInput, context: GuideContext, cleared: boolean): boolean {
  const { message, history } = input;
  const known = plainRequestIn(flat(cleaned(message))) !== null;
  if (message.trim() === '' || (!cleared && careFor(message, context.language, '', known) !== null)) return true;
  if (isTooYoung(input, context) || (input.profile.age ?? AGE_MIN) < AGE_MIN) return true;
  const folded = flat(cleaned(message));
  if (languages.some((one) => flat(interviewWords[one].start_over_yes) === folded)) return true;
  if (breaksLaw(input, context)) return true;
  const request = requestIn(folded, [context.language]);
  if (request === 'undo') return lastStanding(history) !== null;
  return request !== null && byCode.has(request);
}

/** What was taken, as the built-in guide notes it; empty when nothing was. */
function noteBelow(before: Profile, after: Profile, language: Language): string {
  const note = noteOf(interviewWords[language].noted, before, after, language);
  return note === null ? '' : `\n\n${note}`;
}

/** What is taken from a message, and whether something of it may be despair and waits for an answer. */
interface Taken {
  updates: FieldUpdate[];
  held: boolean;
}

/** What a turn is about; `before` is the profile without what was told before care stood between. */
interface Asked {
  input: OnboardingInput;
  before: Profile;
  cleared: boolean;
}

/** The facts of an answer that are written down beside the question whether their message was read right. */
function plainOf(facts: readonly Extracted[], message: string, language: Language): Extracted[] {
  const apart = plainBeside(message, language);
  const saidBy = ({ field, text, number }: Extracted) => (isNumberField(field) ? String(number) : (text ?? ''));
  return facts
    .filter((one) => one.action !== 'remove' && apart.holds(one.field, saidBy(one)))
    .map((one) => ({ ...one, employer: null, months: apart.holdsLength(one.months ?? 0) ? one.months : null }));
}

/** Whether a fact of an answer may be stored; what somebody won't do is no fact against the law. */
const isLawful = (field: AskedField, text: string, language: Language) =>
  LIMITING.has(field) || field === 'location' || !isAgainstLaw(text, languagesOf(flat(text), language));

/** The facts of an answer that the person really said, ready to store. */
function takenFrom(facts: readonly unknown[], { input, before, cleared }: Asked, context: GuideContext): Taken {
  const { language, now } = context;
  // Also of what was said before, and was not written down then.
  const stated = extractedIn(facts).filter(({ field, text }) => text === null || isLawful(field, text, language));
  const mayBeDespair = despairIn(input.message);
  const waiting = stated.flatMap(({ field, text }) =>
    text !== null && !cleared && mayBeDespair(field, text) ? flat(text) : [],
  );
  const kept = stated.filter(({ text }) => text === null || !waiting.includes(flat(text)));
  const held = kept.length < stated.length || (!cleared && waitsAsCry(kept, input.message, language));
  const written = held ? plainOf(kept, input.message, language) : kept;
  // While somebody is asked, what was told before waits with the rest.
  const known = held ? before : input.profile;
  const heard = conversationOf(ownTurns(input), language, now);
  return { updates: updatesBetween(known, withExtracted(known, written, heard, language)), held };
}

/** What the built-in guide takes from the same message: for an answer of mere text. */
async function takenBy(events: AsyncIterable<ReplyEvent>): Promise<Taken> {
  const taken: Taken = { updates: [], held: false };
  for await (const event of events) {
    if (event.type === 'update') taken.updates.push(event.update);
    if (event.type === 'done') taken.held = event.act === 'asked-of-danger';
  }
  return taken;
}

/** The built-in guide's word on what it is says what is true here: that a model answers too. */
async function* truthfully(events: AsyncIterable<ReplyEvent>, language: Language): AsyncGenerator<ReplyEvent> {
  const inTruth = (text: string) => text.replace(interviewWords[language].who, fixedWords[language].who);
  for await (const event of events) yield event.type === 'update' ? event : { ...event, text: inTruth(event.text) };
}

/**
 * One turn of the interview with a model: its reply as it grows, then the facts that the person really said, ready to
 * store. Openings, danger, age, undoing and other commands are the built-in guide's. Throws `ModelFailure`.
 */
export function onboardingTurn(models: Models, builtIn: Guide): Guide['onboardingTurn'] {
  return async function* turn(said: OnboardingInput, context: GuideContext) {
    const { language } = context;
    const { input: given, cleared, well, confirmed } = clearedBy(said);
    const input = { ...given, profile: withToldBefore(given, context, well) };
    const own = () => builtIn.onboardingTurn(said, context);
    if (requestIn(flat(cleaned(input.message))) === 'who') return yield* truthfully(own(), language);
    if (confirmed || isForCode(input, context, cleared)) return yield* own();
    const isOrder = unasked(input.message, language, cleared);
    if (isOrder !== null && isOrder !== 'built-in' && isOrder.text === fixedWords[language].instructions)
      return yield* own();

    const prompt = { ...interviewPrompt(input, context), name: 'interview_turn', wire: InterviewWire };
    // What is stored stands in the note below: a claim about it is neither needed nor believed.
    const spoken = yield* speak(models, prompt, context, ['claim']);
    if (spoken.strayed) return yield* behindStrayed(spoken, own());
    const warnings = [...spoken.found];

    const { profile } = said;
    const leaked = warnings.includes('leak');
    const facts = spoken.rest?.['facts'];
    const taken = Array.isArray(facts)
      ? takenFrom(facts, { input, before: profile, cleared }, context)
      : await takenBy(own());
    const held = taken.held && !leaked;
    const wanted = leaked ? input.profile : profileAfter(held ? profile : input.profile, taken.updates);
    const updates = updatesBetween(profile, wanted);
    for (const update of updates) yield { type: 'update', update, before: heldBy(profile, update) };
    const after = profileAfter(profile, updates);
    const asking = held ? `\n\n${careReply('unsure', language, after.location)}` : '';
    const note = asking + noteBelow(profile, after, language);
    if (note !== '') yield { type: 'delta', text: note };
    yield {
      type: 'done',
      text: spoken.text + note,
      suggestions: held
        ? [careWords[language].misread]
        : leaked
          ? []
          : suggestionsIn(spoken.rest?.['suggestions'], language),
      ...(held ? { act: 'asked-of-danger' as const } : {}),
      meta: { source: writtenBy(spoken.text, language), warnings },
    };
  };
}
