import { allCalls, api, type Endpoint, passkeys, secondStep } from '@foothold/contract';
import type { Limit, Limits } from './http/rate-limits.ts';

const FIVE_MINUTES = 300;

/** Wrong passwords have far narrower limits of their own, in account/login-attempts.ts. */
const logins: Limit = { max: 300, seconds: FIVE_MINUTES, per: 'address' };
/** The day's bound is what keeps one address from filling a disk with accounts, each of which has room of its own. */
const signups: Limit = { max: 60, seconds: 600, per: 'address', aDay: 500 };
const feedback: Limit = { max: 40, seconds: 600, per: 'address' };
const chat: Limit = { max: 100, seconds: FIVE_MINUTES, per: 'person' };
const ideas: Limit = { max: 30, seconds: FIVE_MINUTES, per: 'person' };
const plans: Limit = { max: 40, seconds: FIVE_MINUTES, per: 'person' };
const uploads: Limit = { max: 30, seconds: FIVE_MINUTES, per: 'person' };
/** Whoever asks for mails to others, or guesses at links. */
const forgotten: Limit = { max: 20, seconds: 600, per: 'address' };
const links: Limit = { max: 30, seconds: 600, per: 'address' };
const credentials: Limit = { max: 10, seconds: 600, per: 'person' };
/** Each sends a mail to an address the caller names. */
const addresses: Limit = { max: 5, seconds: 3_600, per: 'person' };
/** By address: an account takes one in only while it is empty, so that whoever fills a disk so makes many accounts. */
const imports: Limit = { max: 10, seconds: 3_600, per: 'address' };
const exports: Limit = { max: 20, seconds: FIVE_MINUTES, per: 'person' };
/** Each reads what was written, or the whole talk for what is to be forgotten. */
const remembered: Limit = { max: 120, seconds: FIVE_MINUTES, per: 'person' };
/** All other calls together: ten a second for minutes is nobody at a keyboard. */
const others: Limit = { max: 3_000, seconds: FIVE_MINUTES, per: 'person' };

const everyCall = Object.values(allCalls).flatMap((calls) => Object.values<Endpoint>(calls));

/** Every call has a limit, and those that cost something, or that somebody could be flooded with, a narrow one. */
export const limits: Limits = new Map<Endpoint, Limit>([
  ...everyCall.map((call) => [call, others] as const),
  [api.account.login, logins],
  [api.account.signup, signups],
  [api.account.forgotPassword, forgotten],
  [api.account.resetPassword, links],
  [api.account.confirmEmail, links],
  [api.account.changePassword, credentials],
  [secondStep.begin, credentials],
  [secondStep.confirm, credentials],
  [secondStep.renew, credentials],
  [secondStep.off, credentials],
  [passkeys.begin, credentials],
  [passkeys.add, credentials],
  [passkeys.remove, credentials],
  [passkeys.ask, logins],
  [passkeys.logIn, logins],
  [api.account.changeEmail, addresses],
  [api.account.import, imports],
  [api.account.storage, exports],
  [api.account.export, exports],
  [api.account.exportReadable, exports],
  [api.account.remove, exports],
  [api.feedback.send, feedback],
  [api.chat.send, chat],
  [api.chat.onboardingSend, chat],
  [api.chat.checkIn, chat],
  [allCalls.checkIn.answer, chat],
  [allCalls.memory.add, remembered],
  [allCalls.memory.change, remembered],
  [allCalls.memory.forget, remembered],
  [api.recommendations.create, ideas],
  [api.plan.createFromDescription, plans],
  [api.plan.createFromRecommendation, plans],
  [api.plan.adapt, plans],
  [api.plan.previewAdapt, plans],
  [api.resume.upload, uploads],
]);
