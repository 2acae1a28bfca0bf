import { api, type Endpoint } from '@foothold/contract';
import type { Limit, Limits } from './http/rate-limits.ts';

const FIVE_MINUTES = 300;

/** Wrong passwords have far narrower limits of their own, in account/login-attempts.ts. */
const logins: Limit = { max: 300, seconds: FIVE_MINUTES, per: 'address' };
const signups: Limit = { max: 60, seconds: 600, per: 'address' };
const feedback: Limit = { max: 40, seconds: 600, per: 'address' };
const chat: Limit = { max: 100, seconds: FIVE_MINUTES, per: 'person' };
const ideas: Limit = { max: 30, seconds: FIVE_MINUTES, per: 'person' };
const plans: Limit = { max: 40, seconds: FIVE_MINUTES, per: 'person' };
const uploads: Limit = { max: 30, seconds: FIVE_MINUTES, per: 'person' };
const exports: Limit = { max: 20, seconds: FIVE_MINUTES, per: 'person' };

/** The calls that cost something, or that somebody could be flooded with. */
export const limits: Limits = new Map<Endpoint, Limit>([
  [api.account.login, logins],
  [api.account.signup, signups],
  [api.account.export, exports],
  [api.account.remove, exports],
  [api.feedback.send, feedback],
  [api.chat.send, chat],
  [api.chat.onboardingSend, chat],
  [api.recommendations.create, ideas],
  [api.plan.createFromDescription, plans],
  [api.plan.createFromRecommendation, plans],
  [api.plan.adapt, plans],
  [api.resume.upload, uploads],
]);
