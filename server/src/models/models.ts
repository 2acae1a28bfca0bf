import { type Ability, type GuideContext, ModelFailure, type Models } from '@foothold/guide';
import { askForObject } from './ask.ts';
import { attempt, type Means } from './attempt.ts';
import { Breaker } from './breaker.ts';
import { type Chain, firstAnswer, type Outcome } from './chain.ts';
import { Semaphore } from './semaphore.ts';
import type { ModelServices } from './model-services.ts';
import { judgeOf } from './judge.ts';
import { moderate } from './moderation.ts';
import { hiddenPerson, type ModelEntry, modelEntries } from './provider.ts';
import { openQuestion, type Question, timeLeft } from './question.ts';
import type { ShapedPrompt } from './request.ts';
import type { GuideSettings, ModelName } from '../config/model-settings.ts';
import { textEvents, type Whole } from './stream.ts';
import { ReasoningBudget } from './reasoning-budget.ts';

/** Where somebody sits and waits for the first word. */
const fastAbilities = new Set<Ability>(['chat', 'condense', 'interview', 'check-in']);
/** What nobody waits for: where it fails, the model is not held to rest for those who do. */
const asideAbilities = new Set<Ability>(['condense']);

function chainsOf(settings: GuideSettings, breaker: Breaker): (ability: Ability) => Chain {
  const chainOf = (names: readonly ModelName[]): Chain => {
    const entries = new Map(modelEntries(names, settings).map((entry) => [entry.id, entry]));
    return { entries: [...entries.values()], breaker, fairMs: settings.firstTokenTimeoutMs };
  };
  const usual = chainOf(settings.models);
  const fast = chainOf([...settings.fastModels, ...settings.models]);
  const silent = { isResting: (model: string) => breaker.isResting(model), report: () => undefined };
  return (ability) => {
    const chain = fastAbilities.has(ability) ? fast : usual;
    return asideAbilities.has(ability) ? { ...chain, breaker: silent } : chain;
  };
}

/** What is told while a verdict is out waits for it, and is told in the same order then; after a bad one, never. */
function holdBack<Told extends unknown[]>(
  verdict: Promise<void>,
  tell: (...told: Told) => void,
): (...told: Told) => void {
  let waiting: Told[] | null = [];
  const release = () => {
    const held = waiting ?? [];
    waiting = null;
    for (const told of held) tell(...told);
  };
  verdict.then(release, () => (waiting = []));
  return (...told) => (waiting ? void waiting.push(told) : tell(...told));
}

/** Sees questions through, each from its opening to its count. What `onText` is told has passed moderation. */
function questionsOf(settings: GuideSettings, { sessionSecret, meters, now, onRest }: ModelServices) {
  const chainFor = chainsOf(settings, new Breaker(now, onRest));
  const moderation = settings.moderation ? settings.endpoints.openai : undefined;

  return async function inOne<Value, Told extends unknown[]>(
    { ability, messages }: ShapedPrompt,
    { context, left, onText }: { context: GuideContext; left?: AbortSignal; onText: (...told: Told) => void },
    work: (question: Question, chain: Chain, onText: (...told: Told) => void) => Promise<Value>,
  ): Promise<Value> {
    const person = hiddenPerson(context.seed, sessionSecret);
    const { question, giveUp, close } = openQuestion(ability, context, {
      person,
      totalMs: settings.totalTimeoutMs,
      left,
    });
    try {
      const chain = chainFor(ability);
      if (!moderation || question.signal.aborted) return await work(question, chain, onText);
      const verdict = moderate(moderation, messages, {
        signal: question.signal,
        longestMs: Math.min(settings.firstTokenTimeoutMs, timeLeft(question)),
      });
      const [value] = await Promise.all([work(question, chain, holdBack(verdict, onText)), verdict]);
      return value;
    } catch (error) {
      giveUp();
      if (error instanceof ModelFailure) meters.unanswered(ability, error.kind);
      throw error;
    } finally {
      close();
    }
  };
}

/** The models of the settings as the guide asks them. Opens no connection before the first question. */
export function modelsOf(settings: GuideSettings, services: ModelServices): Models {
  const { budget, meters, now } = services;
  const means: Means = {
    settings,
    semaphore: new Semaphore(settings.maxParallel),
    budget,
    meters,
    reasoningBudget: new ReasoningBudget(),
    now,
  };
  const judge = judgeOf(settings, means, services);
  const inOne = questionsOf(settings, services);

  async function text(
    entry: ModelEntry,
    question: Question,
    prompt: ShapedPrompt,
    onText: (piece: string) => void,
  ): Promise<Outcome<Whole>> {
    const asked = { entry, prompt, messages: prompt.messages, onText, mayRestart: false };
    const result = await attempt(means, question, asked);
    return result.ok ? { ok: true, value: { type: 'done', text: result.text, cut: result.cut } } : result;
  }

  return {
    ...(judge ? { judge } : {}),
    ask: (prompt, context, onText = () => undefined) =>
      inOne(prompt, { context, onText }, (question, chain, tell) =>
        firstAnswer(chain, question, (entry) => askForObject(means, question, { entry, prompt, onText: tell })),
      ),

    stream(prompt, context) {
      const left = new AbortController();
      return textEvents({
        giveUp: () => left.abort(),
        begin: (onText) =>
          inOne(prompt, { context, left: left.signal, onText }, (question, chain, tell) => {
            let said = false;
            const hear = (piece: string) => {
              said = true;
              tell(piece);
            };
            return firstAnswer(
              chain,
              question,
              (entry) => text(entry, question, prompt, hear),
              () => !said,
            );
          }),
      });
    },
  };
}
