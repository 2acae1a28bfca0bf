import type { Answer, Guide, GuideContext, Idea, Meta, RecommendInput, ReplyEvent } from './guide.ts';
import { ModelFailure } from './prompted/ask.ts';
import { behind } from './prompted/chat/speak.ts';

/** Why the better guide did not answer. What the person stopped is thrown on: nobody waits for another answer. */
function kindOf(error: unknown, { signal }: GuideContext): string {
  if (signal?.aborted) throw error;
  if (!(error instanceof ModelFailure)) return 'unknown';
  if (error.kind === 'aborted') throw error;
  return error.kind;
}

function fellBack(meta: Meta, kind: string): Meta {
  return { ...meta, fellBackFrom: kind, warnings: [...meta.warnings, 'fell-back'] };
}

/** An answer of the first, else of the second, marked with why. */
async function either<Value>(
  context: GuideContext,
  first: () => Promise<Answer<Value>>,
  second: () => Promise<Answer<Value>>,
): Promise<Answer<Value>> {
  if (context.builtInOnly) return second();
  try {
    return await first();
  } catch (error) {
    const kind = kindOf(error, context);
    const { value, meta } = await second();
    return { value, meta: fellBack(meta, kind) };
  }
}

/**
 * A reply of the first, else of the second. Behind the words of a first one that would not end, fell silent or broke off,
 * the second answers too: whoever read them waits for an answer, not for a failure. What the first wrote down about the
 * person was of a whole reply, and is not written again.
 */
async function* eitherReply(
  context: GuideContext,
  first: () => AsyncIterable<ReplyEvent>,
  second: () => AsyncIterable<ReplyEvent>,
): AsyncGenerator<ReplyEvent> {
  let kind: string;
  let changed = false;
  let said = '';
  if (context.builtInOnly) return yield* second();
  try {
    for await (const event of first()) {
      if (event.type === 'update') changed = true;
      if (event.type === 'delta') said += event.text;
      yield event;
    }
    return;
  } catch (error) {
    kind = kindOf(error, context);
    // A fault of our own is none that another answer may cover once words were shown.
    if (changed || (said.trim() !== '' && !(error instanceof ModelFailure))) throw error;
  }
  if (said.trim() !== '') return yield* behind(said, second(), (meta) => fellBack(meta, kind));
  for await (const event of second())
    yield event.type === 'done' ? { ...event, meta: fellBack(event.meta, kind) } : event;
}

/** Ideas that were told already stay the first of the answer; the built-in guide writes the others. */
function recommending(prompted: Guide, builtIn: Guide, input: RecommendInput, context: GuideContext) {
  const told: Idea[] = [];
  const tell = (idea: Idea) => {
    told.push(idea);
    input.onIdea?.(idea);
  };
  return either(
    context,
    () => prompted.recommend(input.onIdea ? { ...input, onIdea: tell } : input, context),
    async () => {
      const left = input.count - told.length;
      const rest = { ...input, already: [...input.already, ...told], count: left };
      const answer = await builtIn.recommend(told.length === 0 || left <= 0 ? input : rest, context);
      const { value, meta } = answer;
      if (told.length === 0) return answer;
      const filled = left > 0 && value.length > 0;
      return { value: filled ? [...told, ...value] : told, meta: { ...meta, source: filled ? 'mixed' : 'model' } };
    },
  );
}

/**
 * The prompted guide, and the built-in one where no model answers: its answer is then the built-in guide's, with why in
 * `meta.fellBackFrom` and the warning `fell-back`. A reply that has begun is not begun again: the built-in guide answers
 * behind it. What the person stopped is thrown. Somebody who wants no model asked (`builtInOnly`) gets the built-in guide
 * alone.
 */
export function fallbackGuide(prompted: Guide, builtIn: Guide): Guide {
  const answering =
    <Input, Value>(ask: (guide: Guide, input: Input, context: GuideContext) => Promise<Answer<Value>>) =>
    (input: Input, context: GuideContext) =>
      either(
        context,
        () => ask(prompted, input, context),
        () => ask(builtIn, input, context),
      );
  const replying =
    <Input>(ask: (guide: Guide, input: Input, context: GuideContext) => AsyncIterable<ReplyEvent>) =>
    (input: Input, context: GuideContext) =>
      eitherReply(
        context,
        () => ask(prompted, input, context),
        () => ask(builtIn, input, context),
      );
  return {
    recommend: (input, context) => recommending(prompted, builtIn, input, context),
    planFromIdea: answering((guide, input, context) => guide.planFromIdea(input, context)),
    planFromDescription: answering((guide, input, context) => guide.planFromDescription(input, context)),
    adaptPlan: answering((guide, input, context) => guide.adaptPlan(input, context)),
    condense: answering((guide, input, context) => guide.condense(input, context)),
    checkIn: answering((guide, input, context) => guide.checkIn(input, context)),
    parseResume: answering((guide, input, context) => guide.parseResume(input, context)),
    stepChat: replying((guide, input, context) => guide.stepChat(input, context)),
    onboardingTurn: replying((guide, input, context) => guide.onboardingTurn(input, context)),
  };
}
