import { api } from './api.ts';
import { checkIn } from './check-in.ts';
import { memory } from './memory.ts';
import { passkeys } from './passkeys.ts';
import { proposals } from './proposals.ts';
import { result } from './result.ts';
import { rhythm } from './rhythm.ts';
import { secondStep } from './second-step.ts';

/**
 * Every call of the product, by noun. What only pages that are loaded later need is not in `api`, which the first of them
 * would carry: they import their noun by itself. A module of its own, which the pages' build leaves out.
 */
export const allCalls = { ...api, checkIn, memory, passkeys, proposals, result, rhythm, secondStep };
