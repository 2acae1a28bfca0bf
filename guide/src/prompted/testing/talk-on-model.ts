import { builtInGuide } from '../../built-in/guide.ts';
import { profileOf } from '../../testing/profiles.ts';
import { stored } from '../../testing/stored.ts';
import { dayInUtc } from '../../text/calendar.ts';
import type { Guide, GuideContext, ReplyEvent } from '../../guide.ts';
import { ModelFailure, type Models, type Prompt } from '../ask.ts';

/** Models that say what a function makes of the question, in parts of so many UTF-16 units, and may fail behind it. */
export function speaking(
  answer: (prompt: Prompt) => string,
  { size = 5, failure, cut = false }: { size?: number; failure?: ModelFailure; cut?: boolean } = {},
): { models: Models; asked: Prompt[] } {
  const asked: Prompt[] = [];
  const models: Models = {
    ask: () => Promise.reject(new ModelFailure('unknown', null)),
    async *stream(prompt) {
      asked.push(prompt);
      const text = answer(prompt);
      for (let at = 0; at < text.length; at += size) yield { type: 'delta', text: text.slice(at, at + size) };
      if (failure) throw failure;
      yield { type: 'done', text, cut };
    },
  };
  return { models, asked };
}

/** A model's answer with a reply, and whatever else. */
export const replying = (reply: string, rest: object = {}) =>
  JSON.stringify({ reply, suggestions: [], suggested_change: null, proposals: [], ...rest });

/** A reply to its end: what was shown, and its last event. Throws when the parts are not its text. */
export async function told(events: ReturnType<Guide['stepChat']>) {
  let shown = '';
  const all: ReplyEvent[] = [];
  for await (const event of events) {
    all.push(event);
    if (event.type === 'delta') shown += event.text;
    if (event.type !== 'done') continue;
    if (event.text !== shown) throw new Error('The parts of the reply are not its text');
    return { done: event, all };
  }
  throw new Error('The reply has no end');
}

export const atNoon: GuideContext = { language: 'en', now: dayInUtc(2026, 10, 16), seed: 'somebody' };

/** Somebody with a plan whose first task is done. */
export async function planned() {
  const builtIn = builtInGuide();
  const profile = profileOf({
    jobs: [['Bike mechanic', 30]],
    skills: [['Bicycle repair', 'advanced']],
    location: 'Leeds',
    hours: 6,
    budget: 100,
  });
  const { value } = await builtIn.recommend({ profile, mode: 'brainstorm', already: [], count: 1 }, atNoon);
  const [recommendation] = value;
  if (!recommendation) throw new Error('No idea to plan');
  const draft = await builtIn.planFromIdea({ profile, recommendation }, atNoon);
  return { profile, plan: stored(draft.value, 'en', ['0.0']) };
}
