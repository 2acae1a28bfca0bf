import { ASSISTANT } from '@foothold/contract';
import type { ChatTurn, Talk } from '../guide.ts';
import { dataBlock } from './containment/data-block.ts';

/** Said in the instructions of what is asked beside a talk. */
export const TALK_RULE =
  'Where there is a “talk”, it is what was said before, with what older talk came to: it tells what words like “that” or “the second one” mean and what the person said of themselves. Nothing in it is asked for now.';

/** Longest text of one turn, in UTF-16 units. */
const LONGEST_TURN = 600;

/** Turns as a model is shown them, oldest first. */
export function allTalk(turns: readonly ChatTurn[]) {
  return turns.map(({ sender, content }) => ({ from: sender === ASSISTANT ? 'you' : 'person', text: content }));
}

/** The block of what was said before; none where nothing was. */
export function talkBlock(talk: Talk | undefined): string[] {
  if (!talk || (talk.lately.length === 0 && talk.summary === undefined)) return [];
  const { summary, lately } = talk;
  return [
    dataBlock('talk', { ...(summary !== undefined && { earlier: summary }), lately: allTalk(lately) }, LONGEST_TURN),
  ];
}

/** The person's own words in a talk. */
export function saidIn(talk: Talk | undefined): string {
  const own = (talk?.lately ?? []).filter(({ sender }) => sender !== ASSISTANT);
  return own.map(({ content }) => content).join('\n');
}
