import { actReader } from '../../../reader/acts.ts';
import packed from './act-weights.json' with { type: 'json' };
import { chatActs } from './classes.ts';

/** What a message beside a task is for. */
export const chatActReader = actReader(packed, chatActs);
