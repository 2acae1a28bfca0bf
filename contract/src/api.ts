import { account } from './account.ts';
import { chat } from './chat.ts';
import { feedback } from './feedback.ts';
import { plan } from './plan.ts';
import { profile } from './profile.ts';
import { recommendations } from './recommendations.ts';
import { resume } from './resume.ts';

/** What the pages need before anything else, by noun. */
export const api = { account, profile, resume, recommendations, plan, chat, feedback };
