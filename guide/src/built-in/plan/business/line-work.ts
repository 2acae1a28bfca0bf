import type { BusinessLine } from '@foothold/contract';
import type { Words } from '../../../catalogue/load.ts';
import type { EngineSubstep } from '../../../catalogue/shared-schema.ts';
import { fold } from '../../../text/fold.ts';
import { joined } from '../../../text/joined.ts';
import { quote } from '../../../text/quote.ts';
import type { PlannedSubstep } from '../../../plan/assemble.ts';
import { challengeIn } from './challenge.ts';
import { channelsIn } from './channels.ts';
import { saysNothing } from './nothing.ts';
import { revenueSum } from './revenue.ts';

const CHANNEL_QUOTE = 40;
const ONLINE =
  /\b(?:online|on line|internet|web|website|etsy|ebay|amazon|shopify|en ligne|en linea)\b|אונליין|אינטרנט|ברשת/u;
const MOST_ONLINE_WORDS = 5;

interface Work {
  name: EngineSubstep;
  slots?: Readonly<Record<string, string>>;
}

function revenueWork(said: string, words: Words): Work {
  if (saysNothing(said)) return { name: 'business-no-revenue' };
  const sum = revenueSum(said, words);
  return sum === null ? { name: 'business-revenue' } : { name: 'business-revenue-week', slots: { sum } };
}

function marketingWork(said: string, { language }: Words): Work {
  if (saysNothing(said)) return { name: 'business-no-marketing' };
  const channels = channelsIn(said);
  if (channels.length === 0) return { name: 'business-marketing' };
  if (channels.length === 1) return { name: 'business-one-channel' };
  const quoted = channels.map((channel) => quote(channel, language, CHANNEL_QUOTE));
  return {
    name: 'business-channels',
    slots: { channels: joined(quoted, language) },
  };
}

/** Whether a place is the web rather than a town. */
export function isOnline(said: string): boolean {
  return ONLINE.test(fold(said)) && said.trim().split(/\s+/u).length <= MOST_ONLINE_WORDS;
}

function workOn(line: BusinessLine, said: string, words: Words): Work | null {
  if (line === 'revenue') return revenueWork(said, words);
  if (line === 'marketing') return marketingWork(said, words);
  if (saysNothing(said)) return null;
  switch (line) {
    case 'challenge': {
      const challenge = challengeIn(said);
      return { name: challenge ? `challenge-${challenge}` : 'business-challenge' };
    }
    case 'location':
      return { name: isOnline(said) ? 'business-location-online' : 'business-location' };
    case 'problem':
      return { name: 'business-problem' };
    case 'sales':
      return { name: 'business-sales' };
    case 'description':
      return { name: 'business-one-offer' };
  }
}

/** What one line of a business's description asks for, in work that quotes it; null when it says nothing. */
export function lineWork(line: BusinessLine, said: string, minutes: number, words: Words): PlannedSubstep | null {
  const text = said.trim();
  const work = text === '' ? null : workOn(line, text, words);
  if (!work) return null;
  return {
    ref: `shared.${work.name}`,
    minutes,
    quote: quote(text, words.language),
    ...(work.slots && { slots: work.slots }),
  };
}
