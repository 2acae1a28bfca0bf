import { ASSISTANT, type Language, type ReplyRecord } from '@foothold/contract';
import type { ChatTurn, GuideContext, Memory, ReplyEvent, StepChatInput } from '../../guide.ts';
import { loadWords } from '../../catalogue/load.ts';
import { spellOutSpoken } from '../../language/text-speak.ts';
import { forNow, lasting } from '../../memory/memory.ts';
import { careConfirmed, meant } from '../../care/care.ts';
import { careWords } from '../../care/words.ts';
import { quotedResult } from '../../known/quoted.ts';
import { account, fieldsAnswer } from './account/account.ts';
import { asksForThing, meansNamed, namesTask, recalls } from './account/reading.ts';
import { actBeside, LIKELY, NEARLY } from './acts/act-beside.ts';
import { chatActReader } from './acts/acts.ts';
import { byAct, fieldsMeant } from './acts/by-act.ts';
import { buyersFor } from './buyers/buyers-reply.ts';
import { buyersAsked } from './buyers/buyers.ts';
import { answer } from './answer.ts';
import { allAsks, asksOf } from '../../chat/asks.ts';
import { careInChat } from './talk/errand.ts';
import { type Ask, type ChatIntent, isOutside, outsideTopics } from '../../chat/intents.ts';
import { asksAt, griefWords } from '../../chat/lexicon.ts';
import { read } from '../../text/phrases.ts';
import { questionsNear, type ShortAnswer, shortAnswerOfAnyPrice, shortAnswerTo } from './knowledge/knowledge.ts';
import { isMinor } from '../../understand/minor.ts';
import { framedReply } from './frames/framed-reply.ts';
import { isFearedThen, isMere } from './frames/in-talk.ts';
import { framed, isAskedThere, namesAnother, namesBuyer } from './frames/frames.ts';
import { goesOn } from './goes-on.ts';
import { inContext, type MessageInContext } from './in-context.ts';
import { proposalsFor, withLimitTold } from './proposals/proposals.ts';
import { reasonFor } from './reason.ts';
import { isRemark } from './remark.ts';
import type { Desk } from './slots.ts';
import { strangersIn, subjectsOf } from './search.ts';
import { standingOf } from './standing.ts';
import { isOfThePlanAlone, isTidings, readStepTurn } from './step/reading.ts';
import { aboutStep } from './step/step.ts';
import { suggestionsAfter } from './suggestions.ts';
import { refusedIn, withRefusals } from './refusals/in-talk.ts';
import { sumInTalk } from './sums/in-talk.ts';
import { meantInTalk, SURE, VERY_SURE } from './sums/meant/meant-in-talk.ts';
import { sumReply } from './sums/sum-reply.ts';
import { asksForSum } from './sums/sums.ts';
import { goesOnWithSum, isPlainlySum, isUnsureSum, tellsFigures } from './sums/unsure.ts';
import { answeredBy } from './talk/answered.ts';
import { isOfText } from './talk/behind-text.ts';
import { isForOneself, readChange } from './talk/changes.ts';
import { readRequest } from './talk/requests.ts';
import { isToAnswer, ofOwnTask } from './talk/to-answer.ts';
import { additionAsked, isOmission, isPlainChange, talk, talkInOwnWords } from './talk/talk.ts';
import { chatWords } from '../../chat/words.ts';

type Reply = Pick<Extract<ReplyEvent, { type: 'done' }>, 'text' | 'suggestions' | 'proposals' | 'act' | 'answered'>;

/** What is answered by its card whatever else a message asks for. */
const fixed: ReadonlySet<ChatIntent> = new Set<ChatIntent>([
  'illegal',
  'expert',
  'instructions',
  'act',
  'ai',
  'guarantee',
]);

/** An answer about a step that much was found out of, with one result of it given back below. */
function withResult(
  text: string,
  { known, plan, stepId, message, history }: StepChatInput,
  language: Language,
): string {
  const step = plan.steps.find(({ step_id }) => step_id === stepId);
  const turns = history.filter(({ sender }) => sender === ASSISTANT).length;
  const quoted = known && step ? quotedResult(known, step, { message, turns }, language) : null;
  return quoted === null ? text : `${text}\n\n${quoted}`;
}

/** From here on it asks for a figure of the profile, whatever else it names. */
const SURELY = 0.75;
/** From here on it may, where its words say that the answer was told and nothing they name was. */
const PERHAPS = 0.25;

/** Next messages that are offered beside questions that may be meant. */
const MOST_CHIPS = 3;

/** What is said to a message by what it is likely for, where nothing nearer was found. */
function likelyReply(
  input: StepChatInput,
  said: MessageInContext,
  desk: Omit<Desk, 'slots'>,
  memory: Memory[],
): Reply | null {
  const { standing, chat, language } = desk;
  const { message } = input;
  const act = actBeside(message, standing, language);
  if (act === 'why' && isOfLast(act, input, language)) return null;
  const learnt = act && byAct(act, said, desk, memory);
  if (learnt || !mayMeanAnother(message)) return learnt;
  // “What is the goal of this task” asks for none of one's own.
  const fields = namesTask(message, language) ? null : fieldsMeant(message, NEARLY, language);
  if (!fields || (fields[0] !== 'goals' && strangersIn(message, standing).length > 0)) return null;
  return { ...fieldsAnswer(fields, { standing, memory }), suggestions: suggestionsAfter(said, standing, chat) };
}

/**
 * The card or short answer for what is asked, by what the plan and the person say. `whole`: the message of which this is
 * what is left when its refusals are taken out; null where nothing was.
 */
async function cardFor(input: StepChatInput, context: GuideContext, whole: string | null = null): Promise<Reply> {
  const { language } = context;
  const isPart = whole !== null;
  const chat = chatWords[language];
  const standing = standingOf(input, await loadWords(language));
  const known =
    (await shortAnswerTo(input.message, language)) ??
    (await knownBehind(input, language)) ??
    (asksPrice(input.message) ? await shortAnswerOfAnyPrice(language) : null);
  const heard = inContext(input.message, input.history, known, { isPart, work: input.plan.title });
  const isOther = isToAnswer(input.message, language) && !namesTask(input.message, language);
  const asks = heard.asks.filter(({ intent }) => !isOfLast(intent, input, language));
  const said = { ...heard, asks: asks.filter(({ intent }) => !(isOther && ofOwnTask.has(intent))) };
  const isOfSum = goesOnWithSum(input, language);
  if (known === null && !isOfSum && isRemark(input.message, input.history))
    return { text: chat.remark, suggestions: suggestionsAfter(said, standing, chat) };
  const { text, source } = answer(input.message, said, { standing, chat, language });
  // “Someone copies my design, what do I do”: a mere “what do I do” says less than what it is asked about.
  const isMereHow = source === 'cards' && said.asks.every(isMere);
  // A passage that holds the words of a question is nearer than nothing, and further than what the question is about.
  const isVoid = source === 'nothing' || source === 'plan';
  const isOpen = isVoid || isMereHow || (source === 'short-answer' && known?.isSure === false);
  const frame = isOpen ? await framedReply(whole ?? input.message, said, { standing, chat, language }) : null;
  if (frame) return frame;
  const written = isOpen ? await writtenFor(input, language) : null;
  if (written) return written;
  // Of a sum that was not understood, a card that one word beside the figures brought is no answer either.
  const isVague = source === 'nothing' || (source === 'cards' && said.asks.every(isByOneWord));
  // “I have 140, it is 389, 21 come in a week, how many weeks” asks for no length of the task.
  const isLongSum = said.asks.every(({ intent }) => intent === 'how-long') && tellsFigures(input, language);
  const isOfRules = source === 'short-answer' && known?.topic.startsWith('rules/') !== false;
  const yields = !isOfRules && said.asks.every(yieldsToSum);
  const isSum = yields && !asksPrice(input.message) && (isOfSum || isPlainlySum(input, language) || isLongSum);
  // What no rule finds a place for may be told as others told their figures.
  const chipsHere = () => suggestionsAfter(said, standing, chat);
  const learntSum = (sure = SURE): Reply | null => {
    const text = meantInTalk(input, context, sure);
    return text === null
      ? null
      : { text, suggestions: chipsHere(), answered: { kind: 'sum', topic: 'meant', changed: false } };
  };
  const sumOr = (otherwise: string): Reply => learntSum() ?? { text: otherwise, suggestions: chipsHere() };
  if (isSum && source !== 'nothing') return sumOr(chat.unsure_sum);
  const desk = { standing, chat, language };
  if (isVoid && isOther && namesBuyer(input.message, language))
    return { text: chat.to_answer, suggestions: suggestionsAfter(said, standing, chat) };
  const learnt = isVoid && !isOther ? likelyReply(input, said, desk, lasting(context)) : null;
  if (learnt) return learnt;
  if (isSum || (isVague && isUnsureSum(input, language))) return sumOr(chat.unsure_sum);
  const verySure = isVoid ? learntSum(VERY_SURE) : null;
  if (verySure) return verySure;
  if (isVoid && isAskedThere(input.message, standing.profile.location, language))
    return { text: chat.elsewhere, suggestions: suggestionsAfter(said, standing, chat) };
  if (isVoid && isFearedThen(input, language))
    return { text: chat.what_if, suggestions: suggestionsAfter(said, standing, chat) };
  const answered = answeredBy(said, source, standing, language);
  const isUnknown = source === 'nothing' && mayMeanAnother(input.message);
  // What asks of something from elsewhere is told who would know; what can be asked of the task stands on the chips.
  const isElsewhere = isUnknown && strangersIn(input.message, standing).length > 0;
  const near = isUnknown ? await questionsNear(input.message, language) : [];
  const chips = suggestionsAfter(said, standing, chat);
  const perhaps = near.length > 0 ? [chat.near] : [];
  const beyond = source === 'nothing' && !hasBeenBeyond(input.history) ? [chat.beyond] : [];
  return {
    text: [isElsewhere ? chat.who_knows : text, ...perhaps, ...beyond].join('\n\n'),
    suggestions: near.length > 0 ? [...near, ...chips].slice(0, MOST_CHIPS) : chips,
    ...(answered ? { answered } : {}),
  };
}

/** Whether only a word says what a card is for; what others must answer, and what has fixed words, is asked by a word. */
const isByOneWord = ({ intent, weak, bare }: Ask) =>
  !isOutside(intent) && !fixed.has(intent) && (weak || bare === true);

/** The message that a wish to write begins with, where none of its words was known to say what for. */
const writtenFor = (input: StepChatInput, language: Language): Promise<Reply | null> =>
  talkInOwnWords({ input, language });

/**
 * What figures that are to be worked out are meant sooner than; what law, tax and a body want is told whatever figures stand
 * beside it, but “the same investment” and “my sister in law” name none of it.
 */
function yieldsToSum({ intent, bare }: Ask): boolean {
  if (isOutside(intent)) return bare === true && (intent === 'legal' || intent === 'investment');
  return !fixed.has(intent) && intent !== 'template';
}

/** Whether a reply spoke of the plan: a short answer, a sum, what others must answer and what was not known do not. */
function isOfPlan({ answered }: ReplyRecord): boolean {
  if (!answered || answered.kind === 'sum' || answered.topic.includes('/')) return false;
  return !outsideTopics.some((topic) => topic === answered.topic);
}

/** Whether what sounds like a question about the task is one about the last reply: “why?”, “too long”. */
function isOfLast(intent: ChatIntent, { message, history }: StepChatInput, language: Language): boolean {
  const last = history.at(-1)?.record;
  const isOfTask = namesTask(message, language);
  if (intent === 'why') return !!last && !isOfTask && subjectsOf(message).length === 0 && !isOfPlan(last);
  const isPress = message === chatWords[language].chips.smaller;
  if (intent !== 'smaller' || isPress || !last || last.answered || last.act) return false;
  // “Too long for me”, “this task is too long”.
  if (isOfTask || isForOneself(message, language)) return false;
  const isShorter = readChange(message, language)?.styles.includes('shorter') === true;
  return isShorter || chatActReader.likeliest(message, LIKELY) === 'shorter';
}

/** Whether questions like it may be offered beside a message: it asks something, and tells of no death or illness. */
function mayMeanAnother(message: string): boolean {
  const words = read(message);
  if (griefWords.findAll(words).length > 0) return false;
  return message.includes('?') || words.some((_, at) => asksAt(words, at));
}

/** “What do I charge for …”: a price is asked for and nothing else; a lone “price” may be that of anything. */
function asksPrice(message: string): boolean {
  const [first, ...others] = asksOf(message);
  return first?.intent === 'price' && !first.bare && !first.weak && others.length === 0;
}

/**
 * “And if it is a group?” behind a question for a price: the two together may ask for a short answer that neither asks
 * for by itself. None that the question before had already.
 */
async function knownBehind({ message, history }: StepChatInput, language: Language): Promise<ShortAnswer | null> {
  const before = history.findLast(({ sender }) => sender !== ASSISTANT)?.content;
  if (before === undefined || !goesOn(message) || asksOf(message).length > 0) return null;
  const [both, first] = await Promise.all([
    shortAnswerTo(`${before} ${message}`, language),
    shortAnswerTo(before, language),
  ]);
  return both && both.topic !== first?.topic ? both : null;
}

/** Whether some reply of a talk had nothing to give: then it has been said who could help. */
function hasBeenBeyond(history: readonly ChatTurn[]): boolean {
  return history.some(({ sender, record }) => sender === ASSISTANT && record && !record.answered && !record.act);
}

/** What the account itself holds of what is asked; null when it is not asked for that. */
async function accountFor(input: StepChatInput, context: GuideContext): Promise<Reply | null> {
  const { message, history } = input;
  const { language, now } = context;
  const standing = standingOf(input, await loadWords(language));
  const known = await shortAnswerTo(message, language);
  const isKnown = asksOf(message).some(({ weak }) => !weak) || known !== null;
  const memory = lasting(context);
  const isForThing = asksForThing(message, language);
  // “The amount I said for the wool” is neither the budget nor the goal.
  const meant = (least: number) => {
    const found = fieldsMeant(message, least, language);
    return isForThing && found?.[0] !== 'hours' ? null : found;
  };
  const likely = meant(LIKELY);
  const isLikelySure = meant(SURELY) !== null;
  const perhaps = meant(PERHAPS);
  const figures = { likely, isLikelySure, perhaps, isOfAnother: namesAnother(message, language) };
  const found = account({ message, history, standing, language, now, isKnown, memory, ...figures });
  if (found) return { ...found, suggestions: [] };
  const isRecalled = recalls(message, language);
  // “I have 2 hours” tells and asks nothing; “how many hours a week does this take” asks what a card knows.
  if (known?.isSure || !mayMeanAnother(message) || (isKnown && !isRecalled)) return null;
  const fields = meant(SURELY);
  if (!fields) return null;
  // “I had put how many hours and money”: what its words name is asked for as well.
  const named = isRecalled ? meansNamed(message, language).filter((field) => !fields.includes(field)) : [];
  return { ...fieldsAnswer([...fields, ...named], { standing, memory }), suggestions: [] };
}

/** What is asked or told about the task at hand; where it names something besides, a short answer about that is nearer. */
async function stepFor(input: StepChatInput, { language }: GuideContext): Promise<Reply | null> {
  const { message } = input;
  const turn = readStepTurn(message, language);
  // “Three said yes and one came” reports nothing sold.
  const isTold = turn !== null && framed(message, language)?.gives === 'topic';
  if (!turn || isTold || (!turn.plain && (await shortAnswerTo(message, language)))) return null;
  // “Write to my first customer” asks for a message, and tells of no sale.
  if (isTidings(turn.kind) && readRequest(message, language) !== null) return null;
  const standing = standingOf(input, await loadWords(language));
  return { ...aboutStep(turn.kind, standing, language), suggestions: [] };
}

/** A question answered for what it is by itself: a sum, the task at hand, what the account holds, a card. */
async function ownAnswer(input: StepChatInput, context: GuideContext): Promise<Reply> {
  const own = sumReply(input, context) ?? (await stepFor(input, context)) ?? (await accountFor(input, context));
  return own ?? cardFor(input, context);
}

/** What the person writes and wrote, with the short forms of phones in full. */
function spelledOut(input: StepChatInput, language: Language): StepChatInput {
  const history = input.history.map((turn) =>
    turn.sender === ASSISTANT ? turn : { ...turn, content: spellOutSpoken(turn.content, language) },
  );
  return { ...input, message: spellOutSpoken(input.message, language), history };
}

/** A person in danger or too young gets fixed words and nothing about the plan. */
async function replyTo(given: StepChatInput, context: GuideContext): Promise<Reply> {
  const { language } = context;
  const { input: typed, cleared, confirmed } = meant(given);
  if (confirmed !== null) return { text: careConfirmed(confirmed, language, typed.profile.location), suggestions: [] };
  const written = spelledOut(typed, language);
  const input = forNow(written, context);
  const { message } = input;
  const sum = sumInTalk(input, context);
  const isKnown = (await shortAnswerTo(message, language)) !== null;
  // Of a clause that is to be added, the reader of the law knows too little: what is named counts, not how it sounds.
  const addition = additionAsked(input, language);
  const isAdding = addition !== null;
  const isCommand = isAdding || sum !== null || readRequest(message, language) !== null;
  const wish = buyersAsked(message, language)?.wish ?? null;
  const asks = addition === null ? asksOf(message, isKnown || isCommand, input.plan.title, wish) : allAsks(addition);
  const changes = isPlainChange(input, language);
  // Figures and words of sums, or of the task at hand, alone speak of nothing else.
  const turn = readStepTurn(message, language);
  const isSafe = cleared || sum?.plain === true || (turn !== null && isOfThePlanAlone(turn));
  // Of ten thousand cries in the training and its judges none asks for a sum with two amounts in it.
  const isOfReply = changes || isAdding || isOmission(input, language) || isOfText(input, language);
  const isOfUs = isOfReply || asksForSum(message, language);
  const told = { typed: typed.message, message, asks, known: isOfUs };
  const care = isSafe ? null : careInChat(told, language, input.profile.location);
  if (care?.sure) return { text: care.text, suggestions: [] };
  if (care) return { text: care.text, suggestions: [careWords[language].misread], act: 'asked-of-danger' };
  if (isMinor(message)) return { text: chatWords[language].cards.minor, suggestions: [] };
  const [main] = asks;
  const mayChange = !asks.some(({ intent }) => fixed.has(intent) && intent !== 'act');
  const proposing = mayChange && !isAdding ? await proposalsFor(written, context, sum !== null) : null;
  if (proposing) return withChips(proposing, input, context);
  const isHarmless = changes || sum?.plain === true || isOmission(input, language);
  const isFixed = main !== undefined && fixed.has(main.intent) && !(isHarmless && main.intent === 'illegal');
  // “Do I have to tell the tax office” wants no message to it.
  const isOthers = isKnown && sum === null && main !== undefined && isOutside(main.intent);
  if (isFixed || isOthers) return cardFor(input, context);
  // A sum, and another form of the last answer, take “without” as they need it.
  const isWhole = sum !== null || isAdding || changes || isOmission(input, language);
  const asked = isWhole ? null : refusedIn(input, language);
  const reply = await answerTo(asked?.input ?? input, { context, isAdding, turn, whole: asked ? message : null });
  const said = asked ? { ...reply, text: withRefusals(reply.text, asked, language) } : reply;
  return withLimitTold(said, input, context);
}

interface AnswerFrame {
  context: GuideContext;
  isAdding: boolean;
  turn: ReturnType<typeof readStepTurn>;
  /** The message with the refusals that were taken out of it; null where none were. */
  whole: string | null;
}

/** What a message asks, answered for what it is by itself, in the light of the talk, or by a card. */
async function answerTo(input: StepChatInput, { context, isAdding, turn, whole }: AnswerFrame): Promise<Reply> {
  const { language } = context;
  const reason = isAdding ? null : reasonFor(input, language);
  if (reason) return withChips({ ...reason, suggestions: [] }, input, context);
  const again = (one: StepChatInput, other: Language) => ownAnswer(one, { ...context, language: other });
  const isOfLastReply = turn?.kind === 'why' && isOfLast('why', input, language);
  const step = isOfLastReply ? null : await stepFor(input, context);
  // “I don't get it” is said of the last answer, where there is one.
  const isOfReply = turn?.kind === 'explain';
  const near = isAdding ? null : (sumReply(input, context) ?? (isOfReply ? null : step));
  const talked = near ?? (await talk({ input, language, again }));
  const own = talked ?? step ?? (await buyersFor(input, language)) ?? (await accountFor(input, context));
  const reply = own ? await withChips(own, input, context) : await cardFor(input, context, whole);
  return { ...reply, text: withResult(reply.text, input, language) };
}

/** A reply that names no next messages has those of the cards that its message asks for. */
async function withChips(reply: Reply, input: StepChatInput, { language }: GuideContext): Promise<Reply> {
  if (reply.suggestions.length > 0) return reply;
  const standing = standingOf(input, await loadWords(language));
  const said = inContext(input.message, input.history, null, { isPart: false, work: input.plan.title });
  return { ...reply, suggestions: suggestionsAfter(said, standing, chatWords[language]) };
}

/**
 * Answers a question about a step out of the plan, the catalogue and the person's own numbers. What it does not know it
 * says so. A step that the plan does not hold throws.
 */
export async function* stepChat(input: StepChatInput, context: GuideContext): AsyncGenerator<ReplyEvent> {
  const { text, ...reply } = await replyTo(input, context);
  for (const paragraph of text.split(/(?=\n\n)/u)) {
    if (context.signal?.aborted) return;
    yield { type: 'delta', text: paragraph, source: 'builtin' };
  }
  yield { type: 'done', text, ...reply, meta: { source: 'builtin', warnings: [] } };
}
