import { actReader } from '../../../reader/acts.ts';
import packed from './act-weights.json' with { type: 'json' };
import { planActs } from './classes.ts';

/** What a message about a plan wants changed. */
export const planActReader = actReader(packed, planActs);
