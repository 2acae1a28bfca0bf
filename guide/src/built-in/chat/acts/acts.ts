import { actReader } from '../../../reader/acts.ts';
import packed from './act-weights.json' with { type: 'json' };
import { chatActs } from './classes.ts';

/** What a message beside a task is for. */
export const chatActReader = actReader(packed, chatActs);

/** Below it a message is hardly a cry for help: of 700 cries that were heard 3 are below, of ordinary messages that sound like one a fifth. */
const CALM = 0.05;

/** Whether a message, which may sound like a cry for help, reads as what people write about their plan all day. */
export const isEveryday = (message: string): boolean => (chatActReader.likelihoods(message).get('cry') ?? 1) < CALM;
