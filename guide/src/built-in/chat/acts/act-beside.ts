import type { Language } from '@foothold/contract';
import { read } from '../../../text/phrases.ts';
import { griefWords } from '../../../chat/lexicon.ts';
import { namesAnother } from '../frames/frames.ts';
import { goesOn } from '../goes-on.ts';
import { strangersIn } from '../search.ts';
import type { Standing } from '../standing.ts';
import { chatActReader } from './acts.ts';
import type { ChatAct } from './classes.ts';

/** From here on a message is taken for what it is likeliest for, where nothing nearer is found. */
export const LIKELY = 0.5;

/** Acts that ask of the task at hand; who names something from elsewhere asks of that: “why does dough collapse”. */
const ofTheTask: ReadonlySet<ChatAct> = new Set<ChatAct>(['how', 'why', 'example', 'price', 'hours', 'budget']);

/** Acts that ask for a figure of one's own. */
const ofOneself: ReadonlySet<ChatAct> = new Set<ChatAct>(['hours', 'budget', 'goal']);

/** Acts that are hardly anything else, which are taken from less on. */
const distinct: ReadonlySet<ChatAct> = new Set<ChatAct>([
  'next',
  'local',
  'change',
  'customers',
  'notime',
  'rules',
  'example',
]);
/** They are taken from here on. */
export const NEARLY = 0.38;

/** What a message is likely for, where no word of it was known to say so. */
export function actBeside(message: string, standing: Standing, language: Language): ChatAct | null {
  if (griefWords.findAll(read(message)).length > 0) return null;
  const nearly = goesOn(message) ? null : chatActReader.likeliest(message, NEARLY);
  const act = nearly && distinct.has(nearly) ? nearly : chatActReader.likeliest(message, LIKELY);
  if (act && ofOneself.has(act) && namesAnother(message, language)) return null;
  return act && ofTheTask.has(act) && strangersIn(message, standing).length > 0 ? null : act;
}
