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
export interface Spoken extends GrownReply {
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

/** Of an answer in another language the model is shown this much, in UTF-16 units. */
const SHOWN_AGAIN = 400;

function askedAgain(asked: Asked, answer: string, language: Language): Asked {
  const name = englishName[language];
  const messages: PromptMessage[] = [
    ...asked.messages,
    { role: 'assistant', content: answer.slice(0, SHOWN_AGAIN) },
    {
      role: 'user',
      content: `That is not in ${name}. Answer again with the whole JSON object, every text in ${name}.`,
    },
  ];
  return { ...asked, messages };
}

/** What an answer passes on its way: one that is asked again passes a new one. */
interface Passage {
  filter: Filter;
  gate: LanguageGate;
  found: string[];
}

/** One answer; null, with nothing shown, when it is in another language. `raw` is told it as it came. */
async function* once(
  models: Models,
  asked: Asked,
  { filter, gate, found }: Passage,
  context: GuideContext,
  raw: (piece: string) => void,
): AsyncGenerator<ReplyEvent, Spoken | null> {
  const reply = growingReply();
  const { language } = context;
  let text = '';
  let cut = false;
  const delta = (piece: string): ReplyEvent => {
    text += piece;
    return { type: 'delta', text: piece, source: found.length > 0 ? writtenBy(text, language) : 'model' };
  };
  for await (const event of models.stream(asked, context)) {
    if (event.type === 'done') {
      cut = event.cut;
      break;
    }
    raw(event.text);
    const grown = reply.push(event.text);
    const piece = grown === '' ? '' : shown(gate.push(filter.push(grown)), text);
    if (gate.isWrong()) break;
    if (piece !== '') yield delta(piece);
  }
  const { text: last, rest } = reply.end();
  const piece = gate.isWrong() ? '' : shown(gate.push(filter.push(last) + filter.end()) + gate.end(), text);
  const strayed = gate.isWrong();
  if (strayed && text.trim() === '') return null;
  if ((text + piece).trim() === '') throw new ModelFailure('bad-output', null);
  if (piece !== '') yield delta(piece);
  return { text, rest: strayed ? null : rest, cut, found, strayed };
}

/**
 * Streams the reply of one answer through the filters: a delta for each piece that may be shown; gives back the whole.
 * One in another language is asked for once more before a word of it is shown. An answer without a reply is a failure,
 * `bad-output`, as is a second one in another language; so is everything `Models` throws. For the `silent` verdicts
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
  if (first) return first;
  const second = yield* once(models, askedAgain(asked, answer, language), passage(), context, () => undefined);
  if (!second) throw new ModelFailure('bad-output', null);
  return second;
}

/** A reply does not begin with white space. */
function shown(piece: string, before: string): string {
  return before === '' ? piece.trimStart() : piece;
}
