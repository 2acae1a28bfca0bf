import { account } from './account.ts';
import { chat } from './chat.ts';
import { feedback } from './feedback.ts';
import { plan } from './plan.ts';
import { profile } from './profile.ts';
import { recommendations } from './recommendations.ts';
import { result } from './result.ts';
import { resume } from './resume.ts';
import { rhythm } from './rhythm.ts';

/** What the pages need before anything else, by noun. */
export const api = { account, profile, resume, recommendations, plan, chat, feedback };

/**
 * Every call of the product, by noun. What only pages that are loaded later need is not in `api`, which the first of them
 * would carry: they import their noun by itself.
 */
export const allCalls = { ...api, rhythm, result };
