import type { Language } from '@foothold/contract';
import { careFor } from '../../../care/care.ts';
import { loadWords } from '../../../catalogue/load.ts';
import { idsOf, topicOf } from '../../../catalogue/work/compose.ts';
import { chatWords } from '../../../chat/words.ts';
import type { StepChatInput } from '../../../guide.ts';
import { type Fact, factsOf } from '../../../profile/facts.ts';
import { formsOf, tokensOf } from '../../../text/fold.ts';
import { lawRead } from '../../../reader/law.ts';
import { entriesNamed } from '../../../work/recognise.ts';
import { type CardReply, cardReply, topicReply } from '../card-reply.ts';
import { inContext } from '../in-context.ts';
import { shortAnswerTo } from '../knowledge/knowledge.ts';
import { strangersIn, subjectsOf } from '../search.ts';
import type { Desk } from '../slots.ts';
import { type Standing, standingOf } from '../standing.ts';
import { type BuyersAsked, buyersAsked, pointsAt } from './buyers.ts';

/** Who may buy something, whatever it is. */
const ANYTHING = 'further/who-would-buy';
/** Topics that say who buys, and no more particular thing about it. */
const ofBuyers: ReadonlySet<string> = new Set([ANYTHING, 'customers/first-ten-contacts']);

const formsIn = (text: string) => new Set(tokensOf(text).flatMap(({ word }) => formsOf(word)));
const names = (text: string, subjects: readonly string[]) => {
  const forms = formsIn(text);
  return subjects.some((subject) => formsOf(subject).some((form) => forms.has(form)));
};

/** What the person brings, besides the plan, that some subjects name. */
const factNamed = (subjects: readonly string[], { profile }: StepChatInput) =>
  factsOf(profile).find(({ kind, text }) => kind !== 'goal' && kind !== 'location' && names(text, subjects));

/** The same place with the words of another thing that the person brings; null where nothing is known of that. */
function beside({ text }: Fact, input: StepChatInput, { words }: Standing): Standing | null {
  const [named] = entriesNamed(text, words);
  const [archetype] = named ? idsOf(topicOf(named.entry)) : [];
  return archetype === undefined ? null : standingOf({ ...input, plan: { ...input.plan, archetype } }, words);
}

/** Who buys what the plan is about, or another thing that the person brings, or anything; null where no buyers are meant. */
async function replyTo(
  { thing, wish, weak }: BuyersAsked,
  input: StepChatInput,
  desk: Omit<Desk, 'slots'>,
): Promise<CardReply | null> {
  const { standing, language } = desk;
  const { plan } = standing;
  const said = inContext(input.message, input.history, null, { isPart: true, work: plan.title });
  const subjects = subjectsOf(thing);
  const isOfPlan = names(`${plan.title} ${plan.short_description}`, subjects);
  const isUnnamed = subjects.length === 0;
  // What the plan is about was read when it was made; anything beside it (“stolen bikes”) is not.
  const isStrange = strangersIn(thing, standing).length > 0;
  if (isStrange && (lawRead(wish) !== null || careFor(input.message, language) !== null)) return null;
  const fact = isOfPlan || isUnnamed ? undefined : factNamed(subjects, input);
  if (weak && !isOfPlan && !fact && !(isUnnamed && pointsAt(thing, language))) return null;
  const other = fact ? beside(fact, input, standing) : null;
  if (other?.angle) return cardReply('customers', said, { ...desk, standing: other });
  if ((isOfPlan || isUnnamed) && standing.angle) return cardReply('customers', said, desk);
  return topicReply(ANYTHING, said, desk);
}

/** Who buys what the person makes, where a message asks for that and nothing more particular. */
export async function buyersFor(input: StepChatInput, language: Language): Promise<CardReply | null> {
  const asked = buyersAsked(input.message, language);
  if (!asked) return null;
  const known = await shortAnswerTo(input.message, language);
  if (known?.isSure && !ofBuyers.has(known.topic)) return null;
  const standing = standingOf(input, await loadWords(language));
  return replyTo(asked, input, { standing, chat: chatWords[language], language });
}
