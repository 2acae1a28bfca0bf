import { type ProposedChange, withoutReferences } from '@foothold/contract';
import { mayAsk } from '../../chat/changes/asked.ts';
import { previewOf } from '../../chat/changes/preview.ts';
import { guessLanguage, ownWords } from '../../checks/prose.ts';
import { strangeFigures, numbersIn } from '../../checks/figures.ts';
import { figuresOfPerson, figuresOfPlan } from '../../checks/known-figures.ts';
import { meant } from '../../care/care.ts';
import { figuresOfKnown, knownData } from '../../known/for-model.ts';
import { languagesOf } from '../../interview/reading/language.ts';
import { flat } from '../../interview/reading/message.ts';
import { toldIn } from '../../memory/memory.ts';
import type { Guide, GuideContext, ReplyEvent, StepChatInput } from '../../guide.ts';
import type { Models } from '../ask.ts';
import { fixedWords } from '../containment/fixed-words.ts';
import { writtenBy } from '../containment/written-by.ts';
import { conversationOf } from '../interview/extracted.ts';
import { isUnasked } from './change-asked.ts';
import { chatPrompt } from './prompt.ts';
import { proposalsIn, type Table } from './proposals/read.ts';
import { behindStrayed, speak, type Spoken } from './speak.ts';
import { referencesOf } from './references.ts';
import { suggestedChange } from './suggested-change.ts';
import { suggestionsIn } from './suggestions.ts';
import { notesFor, unasked } from './unasked.ts';
import { ChatWire } from './wire.ts';

/**
 * Figures a reply may name, and those it may name as money: the person's, the plan's, what was found out or is
 * remembered, and those of the talk.
 */
function knownFigures(input: StepChatInput, context: GuideContext) {
  const { profile, plan, history, message, known, stepId } = input;
  const talk = [message, ...history.map(({ content }) => content)];
  const said = numbersIn([toldIn(context), ...talk].join('\n'));
  const told = [...figuresOfPerson(profile), ...figuresOfPlan(plan), ...said];
  const found = figuresOfKnown(known ? knownData(known, plan, { message, stepId }) : null);
  return { known: new Set([...told, ...found.said]), money: new Set([...told, ...found.money]) };
}

/** What the person said in this talk, oldest first. */
export function ownTurns({ history, message }: Pick<StepChatInput, 'history' | 'message'>): string[] {
  return [...history.filter(({ sender }) => sender === 'user').map(({ content }) => content), message];
}

/** What is added below a reply: whom to ask, and that figures are assumptions. */
function notesBelow(text: string, input: StepChatInput, context: GuideContext, warnings: string[]): string {
  const { language } = context;
  const notes = notesFor(input.message, language).filter((note) => !text.includes(note));
  const { known, money } = knownFigures(input, context);
  if (strangeFigures(text, known, language, money).length > 0) {
    warnings.push('figures');
    notes.push(fixedWords[language].figures);
  }
  return notes.map((note) => `\n\n${note}`).join('');
}

/** The built-in guide's answer to the same message. */
async function builtInReply(events: AsyncIterable<ReplyEvent>): Promise<Done> {
  for await (const event of events) if (event.type === 'done') return event;
  throw new Error('The built-in guide ended without a reply');
}

/** The part of the plan that a change is about; null where it is about none that is there. */
function partOf({ payload }: ProposedChange): string | null {
  return 'part_id' in payload ? payload.part_id : 'substep_id' in payload ? payload.substep_id : null;
}

/** Whether a message that names its part outright (“the second task”) is read by code to mean another one. */
function isOfOther(change: ProposedChange, read: readonly ProposedChange[]): boolean {
  const part = partOf(change);
  const alike = read.filter(({ kind }) => kind === change.kind);
  return part !== null && alike.length > 0 && !alike.some((one) => partOf(one) === part);
}

/**
 * The changes that an answer proposes and the person asked for, of the parts they named. Where it has none, or none that can be made, what the
 * built-in guide reads out of the same message takes their place: small models, and those that only write text, propose
 * nothing.
 */
async function proposalsOf(
  rest: Spoken['rest'],
  table: Table,
  own: () => Promise<Done>,
  warnings: string[],
): Promise<readonly ProposedChange[]> {
  const { proposals: proposed, refused: unfit } = proposalsIn(rest?.['proposals'], table);
  const read = proposed.some((one) => partOf(one) !== null) ? ((await own()).proposals ?? []) : [];
  const proposals = proposed.filter((one) => !isOfOther(one, read));
  const refused = unfit + proposed.length - proposals.length;
  if (refused > 0) warnings.push('proposal-refused');
  if (proposals.length > 0) return proposals;
  const { input, language } = table;
  const spoken = languagesOf(flat(input.message), language);
  const isMissing = !rest?.['suggested_change'] && mayAsk({ message: input.message, spoken });
  return refused > 0 || isMissing ? ((await own()).proposals ?? []) : [];
}

/** The messages that an answer says may be sent next, as they came. */
function rawChips(rest: Spoken['rest']): unknown[] {
  const raw = rest?.['suggestions'];
  return Array.isArray(raw) ? raw : [];
}

type Done = Extract<ReplyEvent, { type: 'done' }>;

async function* saying(text: string, suggestions: string[]): AsyncGenerator<ReplyEvent> {
  yield { type: 'delta', text, source: 'builtin' };
  yield { type: 'done', text, suggestions, meta: { source: 'builtin', warnings: [] } };
}

/**
 * Answers a message about a step with a model. Danger, age, law-breaking and attempts on the instructions are answered by
 * fixed words before any model is asked. Throws `ModelFailure`; a step that the plan does not hold throws.
 */
export function stepChat(models: Models, builtIn: Guide): Guide['stepChat'] {
  return async function* reply(said: StepChatInput, context: GuideContext) {
    const { language, now } = context;
    const { input, cleared, confirmed } = meant(said);
    if (!input.plan.steps.some(({ step_id }) => step_id === input.stepId))
      throw new Error('The step is not of this plan.');
    const before = confirmed !== null ? 'built-in' : unasked(input.message, language, cleared);
    if (before === 'built-in') return yield* builtIn.stepChat(said, context);
    let ownReply: Promise<Done> | null = null;
    const own = () => (ownReply ??= builtInReply(builtIn.stepChat(said, context)));
    if (before) return yield* saying(before.text, (await own()).suggestions);

    const prompt = {
      ...chatPrompt(input, context),
      name: 'chat_reply',
      wire: ChatWire,
      standsFor: referencesOf(input, context),
    };
    const spoken = yield* speak(models, prompt, context);
    if (spoken.strayed) return yield* behindStrayed(spoken, builtIn.stepChat(said, context));
    const warnings = [...spoken.found];
    const leaked = warnings.includes('leak');
    const heard = () => conversationOf(ownTurns(input), language, now);
    const table = { input, heard, language, now };
    const proposals = leaked ? [] : await proposalsOf(spoken.rest, table, own, warnings);
    const preview = proposals.length > 0 ? `\n\n${await previewOf(proposals, language)}` : '';
    const plainly = withoutReferences(spoken.text);
    const below = notesBelow(plainly, input, context, warnings) + preview;
    if (below !== '') yield { type: 'delta', text: below };
    const written = guessLanguage(ownWords(plainly));
    if (written !== null && written !== language) warnings.push('language');

    const wished = leaked ? null : spoken.rest?.['suggested_change'];
    const suggested = suggestedChange(wished, input.profile, heard, language);
    if (wished && !suggested) warnings.push('change-refused');
    const unwished = suggested?.kind === 'plan' && isUnasked(suggested.request, table);
    if (unwished) warnings.push('change-unasked');
    const change = unwished ? undefined : suggested;
    // Whoever does want it asks for it with one press.
    const offered = unwished ? [fixedWords[language].change] : [];
    const chips = leaked ? [] : suggestionsIn([...offered, ...rawChips(spoken.rest)], language);
    yield {
      type: 'done',
      text: spoken.text + below,
      suggestions: chips.length > 0 ? chips : (await own()).suggestions,
      meta: { source: writtenBy(spoken.text, language), warnings },
      ...(change ? { suggestedChange: change } : {}),
      ...(proposals.length > 0 ? { proposals } : {}),
    };
  };
}
