import type { Language } from '@foothold/contract';
import type * as z from 'zod/mini';
import type { GuideContext, ReplyEvent } from '../../guide.ts';
import { ModelFailure, type Models, type Prompt, type PromptMessage } from '../ask.ts';
import type { Filter } from '../containment/filter.ts';
import { type LanguageGate, languageGate } from '../containment/language-gate.ts';
import { replyFilter } from '../containment/reply-filter.ts';
import type { Verdict } from '../containment/verdict.ts';
import { writtenBy } from '../containment/written-by.ts';
import { englishName } from '../languages.ts';
import { type GrownReply, growingReply } from './growing-reply.ts';

/** A reply that has been said to its end. */
export interface Spoken extends Pick<GrownReply, 'rest'> {
  text: string;
  /** The model stopped at its longest answer. */
  cut: boolean;
  /** What had to be taken out of it. */
  found: string[];
  /** It turned out to be in another language when some of it had been shown; the rest was not. */
  strayed: boolean;
}

type Asked = Prompt & { name: string; wire: z.ZodMiniType };

/** Behind what was said of a reply that is not said on. */
export const BROKEN_OFF = ' …\n\n';

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

/** Why nothing of an answer was shown: its language, or that it holds no reply in the form asked for. */
type Unusable = 'language' | 'form';

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
  models: Models,
  asked: Asked,
  { filter, gate, found }: Passage,
  context: GuideContext,
  raw: (piece: string) => void,
): AsyncGenerator<ReplyEvent, Spoken | Unusable> {
  const reply = growingReply();
  const { language } = context;
  let text = '';
  const delta = (piece: string): ReplyEvent => {
    text += piece;
    return { type: 'delta', text: piece, source: found.length > 0 ? writtenBy(text, language) : 'model' };
  };
  const answer = textOf(models, asked, context, () => reply.isWhole());
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
      const piece = grown === '' ? '' : shown(gate.push(filter.push(grown)), text);
      if (gate.isWrong()) break;
      if (isEndless(text + piece)) {
        const fitting = beforeEndless(text, piece);
        if (fitting !== '') yield delta(fitting);
        throw new ModelFailure('endless', null);
      }
      if (piece !== '') yield delta(piece);
    }
  } finally {
    // Whoever leaves early stops the model.
    await answer.return(false);
  }
  const { text: last, rest, broken } = reply.end();
  const piece = gate.isWrong() ? '' : shown(gate.push(filter.push(last) + filter.end()) + gate.end(), text);
  const strayed = gate.isWrong();
  if (strayed && text.trim() === '') return 'language';
  if ((text + piece).trim() === '') return 'form';
  if (isEndless(text + piece)) throw new ModelFailure('endless', null);
  if (piece !== '') yield delta(piece);
  // A reply that is whole is not cut, whatever is missing behind it.
  return { text, rest: strayed ? null : rest, cut: broken || (cut && !reply.isWhole()), found, strayed };
}

/**
 * Streams the reply of one answer through the filters: a delta for each piece that may be shown; gives back the whole.
 * One of which nothing can be shown (another language, no reply, raw JSON) is asked for once more; a second one is a
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
  const passage = (): Passage => {
    const found: string[] = [];
    const told = { instructions: asked.instructions, seed, language };
    return { filter: replyFilter(told, (what) => found.push(what), silent), gate: languageGate(language), found };
  };
  let answer = '';
  const keep = (piece: string) => void (answer.length < SHOWN_AGAIN && (answer += piece));
  const first = yield* once(models, asked, passage(), context, keep);
  if (typeof first === 'object') return first;
  const again = askedAgain(asked, answer, first, language);
  const second = yield* once(models, again, passage(), context, () => undefined);
  if (typeof second === 'string') throw new ModelFailure('bad-output', null);
  return second;
}

/** A reply does not begin with white space. */
function shown(piece: string, before: string): string {
  return before === '' ? piece.trimStart() : piece;
}
