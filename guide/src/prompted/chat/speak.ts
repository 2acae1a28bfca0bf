import type { Language } from '@foothold/contract';
import type * as z from 'zod/mini';
import type { GuideContext, Meta, ReplyEvent } from '../../guide.ts';
import { ModelFailure, type Models, type Prompt, type PromptMessage } from '../ask.ts';
import type { Filter } from '../containment/filter.ts';
import { type LanguageGate, languageGate } from '../containment/language-gate.ts';
import { replyFilter } from '../containment/reply-filter.ts';
import type { Verdict } from '../containment/verdict.ts';
import { writtenBy } from '../containment/written-by.ts';
import { type Judge, judgeOf } from '../judge/judge.ts';
import { graveReasons } from '../judge/reasons.ts';
import { groundsIn } from '../judge/rules.ts';
import { stretches } from '../judge/stretches.ts';
import { englishName } from '../languages.ts';
import { type GrownReply, growingReply } from './growing-reply.ts';
import { referenceFilter } from './references.ts';

/** A reply that has been said to its end. */
export interface Spoken extends Pick<GrownReply, 'rest'> {
  text: string;
  /** What had to be taken out of it. */
  found: string[];
  /**
   * When some of it had been shown it turned out to be in another language, or what can't be shown, and the rest was not;
   * or it broke off before its end.
   */
  strayed: 'language' | 'refused' | 'cut' | null;
}

/** `standsFor`: what a reference in the reply is shown as; absent where there is none. */
type Asked = Prompt & { name: string; wire: z.ZodMiniType; standsFor?: (ref: string) => string };

/** Behind what was said of a reply that is not said on. */
const BROKEN_OFF = ' …\n\n';

/** Of an answer that can't be used the model is shown this much, in UTF-16 units. */
const SHOWN_AGAIN = 400;
/** A reply is asked for in 150 words; whatever is this long, in UTF-16 units, has no end. */
const LONGEST_REPLY = 4_000;
/** Words that a reply has said so often already, it goes on saying; in UTF-16 units. */
const LOOP = 80;
const LOOPS = 4;

/** Whether a reply goes on and on: it is far too long, or says the same again and again. */
function isEndless(text: string): boolean {
  if (text.length > LONGEST_REPLY) return true;
  const last = text.slice(-LOOP);
  return last.length === LOOP && text.split(last).length > LOOPS;
}

/** Why nothing of an answer was shown: its language, that it holds no reply in the form asked for, or what it says. */
type Unusable = 'language' | 'form' | { refused: readonly string[] };

/** What of a piece may still be said, however many words came in it at once. */
function beforeEndless(text: string, piece: string): string {
  let fitting = '';
  for (const word of piece.match(/\S+\s*|\s+/gu) ?? []) {
    if (isEndless(text + fitting + word)) break;
    fitting += word;
  }
  return fitting;
}

function complaint(why: Unusable, language: Language): string {
  if (typeof why === 'object')
    return `That can’t be shown:\n${why.refused.map((issue) => `- ${issue}`).join('\n')}\nAnswer again with the whole JSON object.`;
  const name = englishName[language];
  return why === 'language'
    ? `That is not in ${name}. Answer again with the whole JSON object, every text in ${name}.`
    : 'That is not the JSON object. Answer again with the whole object, “reply” first, and nothing before or after it.';
}

function askedAgain(asked: Asked, answer: string, why: Unusable, language: Language): Asked {
  const messages: PromptMessage[] = [
    ...asked.messages,
    { role: 'assistant', content: answer.trim() === '' ? '…' : answer.slice(0, SHOWN_AGAIN) },
    { role: 'user', content: complaint(why, language) },
  ];
  return { ...asked, messages };
}

/** What an answer passes on its way: one that is asked again passes a new one. */
interface Passage {
  filter: Filter;
  gate: LanguageGate;
  found: string[];
  judge: Judge | null;
  references: Filter;
}

/**
 * Why what was found in an answer must not be said on, in words its model can act on; empty when it may. Fixed words
 * stand in for a promise.
 */
function gravesIn(found: readonly string[]): string[] {
  return Object.entries(graveReasons).flatMap(([one, reason]) => (found.includes(one) ? [reason] : []));
}

/** The texts of an answer beside its reply. */
function beside(rest: Readonly<Record<string, unknown>> | null): string {
  const texts = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(texts)
        : [];
  return Object.entries(rest ?? {})
    .flatMap(([key, value]) => (key === 'reply' ? [] : texts(value)))
    .join('\n');
}

/** Text as it comes; true at its end when the model stopped at its longest answer. What fails behind a whole reply is no loss. */
async function* textOf(
  models: Models,
  asked: Asked,
  context: GuideContext,
  isWhole: () => boolean,
): AsyncGenerator<string, boolean> {
  try {
    for await (const event of models.stream(asked, context)) {
      if (event.type === 'done') return event.cut;
      yield event.text;
    }
  } catch (error) {
    if (!isWhole() || context.signal?.aborted || !(error instanceof ModelFailure)) throw error;
  }
  return false;
}

/** One answer; why not, when nothing of it was shown. `raw` is told it as it came. */
async function* once(
  { models, context }: { models: Models; context: GuideContext },
  asked: Asked,
  passage: Passage,
  raw: (piece: string) => void,
): AsyncGenerator<ReplyEvent, Spoken | Unusable> {
  const { filter, gate, found } = passage;
  const reply = growingReply();
  const told = teller(passage, context.language);
  const answer = textOf(models, asked, context, () => reply.isWhole());
  const isOver = () => gate.isWrong() || gravesIn(found).length > 0;
  let cut = false;
  try {
    for (;;) {
      const heard = await answer.next();
      if (heard.done) {
        cut = heard.value;
        break;
      }
      raw(heard.value);
      const grown = reply.push(heard.value);
      const piece = grown === '' ? '' : gate.push(filter.push(grown));
      if (isOver() || !(yield* told.add(piece))) break;
    }
  } finally {
    // Whoever leaves early stops the model.
    await answer.return(false);
  }
  const { text: last, rest, broken } = reply.end();
  const piece = isOver() || told.refused.length > 0 ? '' : gate.push(filter.push(last) + filter.end()) + gate.end();
  const graves = gravesIn(found);
  // A reply that is whole is not cut, whatever is missing behind it. One of which nothing was shown yet need not be.
  const isCut = broken || (cut && !reply.isWhole());
  if (isCut && told.text() === '' && !isOver() && told.refused.length === 0) return 'form';
  if (!gate.isWrong() && graves.length === 0 && told.refused.length === 0) yield* told.end(piece, beside(rest));
  const refused = [...graves, ...told.refused];
  const strayed = gate.isWrong() ? 'language' : refused.length > 0 ? 'refused' : isCut ? 'cut' : null;
  const text = told.text();
  if (text.trim() === '') return strayed === 'language' ? 'language' : refused.length > 0 ? { refused } : 'form';
  return { text, rest: strayed || told.dropsRest() ? null : rest, found, strayed };
}

/** Tells what of a reply may be shown: word by word, or with a judge stretch by stretch as it has passed. */
function teller({ found, judge, references }: Passage, language: Language) {
  const held = stretches();
  const refused: string[] = [];
  /** What has passed the filters, and what of it was told. */
  let passed = '';
  let text = '';
  let isRestRefused = false;

  const delta = (piece: string): ReplyEvent => {
    text += piece;
    return { type: 'delta', text: piece, source: found.length > 0 ? writtenBy(text, language) : 'model' };
  };
  async function* tell(piece: string, besides: string): AsyncGenerator<ReplyEvent, boolean> {
    const [said = [], rest = []] = judge && (piece !== '' || besides !== '') ? await judge([piece, besides]) : [];
    isRestRefused = rest.length > 0;
    refused.push(...said);
    // What the judge reads names parts as the model was told of them; what is shown says what they are.
    const next = references.push(piece);
    if (said.length === 0 && next !== '') yield delta(next);
    return said.length === 0;
  }
  async function* pass(piece: string): AsyncGenerator<ReplyEvent, string> {
    const next = shown(piece, passed);
    const isOver = isEndless(passed + next);
    const fitting = isOver ? beforeEndless(passed, next) : next;
    passed += fitting;
    if (!isOver) return fitting;
    held.add(fitting);
    yield* tell(judge ? held.rest() : fitting, '');
    throw new ModelFailure('endless', null);
  }
  return {
    refused,
    text: () => text,
    dropsRest: () => isRestRefused,
    /** False when nothing more is told. */
    async *add(piece: string): AsyncGenerator<ReplyEvent, boolean> {
      const next = yield* pass(piece);
      if (judge) held.add(next);
      const ready = judge ? held.next() : next;
      return ready === '' || (yield* tell(ready, ''));
    },
    /** `besides`: what of the answer is shown beside its reply. */
    async *end(piece: string, besides: string): AsyncGenerator<ReplyEvent> {
      const next = shown(piece, passed);
      if (isEndless(passed + next)) throw new ModelFailure('endless', null);
      if (judge) held.add(next);
      const passes = yield* tell(judge ? held.rest() : next, besides);
      const last = references.end();
      if (passes && last !== '') yield delta(last);
    },
  };
}

/**
 * Streams the reply of one answer through the filters: a delta for each piece that may be shown; gives back the whole.
 * With a judge, the first sentence waits until it has passed, then stretches of what follows. One of which nothing can be
 * shown (another language, no reply, raw JSON, what may not be said) is asked for once more; a second one is a
 * failure, `bad-output`, as is a reply without end, `endless`, and everything `Models` throws. For the `silent` verdicts
 * nothing takes a sentence's place.
 */
export async function* speak(
  models: Models,
  asked: Asked,
  context: GuideContext,
  silent: readonly Verdict[] = [],
): AsyncGenerator<ReplyEvent, Spoken> {
  const { language, seed } = context;
  const grounds = groundsIn(asked.messages.map(({ content }) => content).join('\n'));
  const passage = (): Passage => {
    const found: string[] = [];
    const told = { instructions: asked.instructions, seed, language, grounds };
    const filter = replyFilter(told, (what) => found.push(what), silent);
    const references = referenceFilter(language, asked.standsFor ?? (() => ''));
    return { filter, gate: languageGate(language), found, judge: judgeOf(models, asked, context), references };
  };
  let answer = '';
  const keep = (piece: string) => void (answer.length < SHOWN_AGAIN && (answer += piece));
  const first = yield* once({ models, context }, asked, passage(), keep);
  if (typeof first === 'object' && 'text' in first) return first;
  const again = askedAgain(asked, answer, first, language);
  const second = yield* once({ models, context }, again, passage(), () => undefined);
  if (typeof second === 'object' && 'text' in second) return second;
  throw new ModelFailure('bad-output', null);
}

/** The events of another answer behind what one has said, and broke off. */
export async function* behind(
  said: string,
  events: AsyncIterable<ReplyEvent>,
  metaOf: (meta: Meta) => Meta,
): AsyncGenerator<ReplyEvent> {
  yield { type: 'delta', text: BROKEN_OFF, source: 'mixed' };
  for await (const event of events) {
    if (event.type === 'update') yield event;
    else if (event.type === 'delta') yield { ...event, source: 'mixed' };
    else yield { ...event, text: said + BROKEN_OFF + event.text, meta: { ...metaOf(event.meta), source: 'mixed' } };
  }
}

/** The built-in guide's answer behind a reply that strayed. */
export function behindStrayed({ text, found, strayed }: Spoken, events: AsyncIterable<ReplyEvent>) {
  return behind(text, events, () => ({ source: 'mixed', warnings: [...found, ...(strayed ? [strayed] : [])] }));
}

/** A reply does not begin with white space. */
function shown(piece: string, before: string): string {
  return before === '' ? piece.trimStart() : piece;
}
