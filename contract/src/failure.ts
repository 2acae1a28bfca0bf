import * as z from 'zod/mini';

/** Why a reply ended before its end: who waited left, the person stopped it, the server shut down, it took too long, it failed, another message took the place of its own. */
export const stopReasons = ['left', 'stopped', 'shutdown', 'slow', 'failed', 'replaced'] as const;
export const StopReason = z.enum(stopReasons);
export type StopReason = z.infer<typeof StopReason>;

/** Every way a call can fail: code → HTTP status. Texts per language live with the server. */
export const failureStatus = {
  MALFORMED_JSON: 400,
  INVALID: 400,
  SPACES_NOT_ALLOWED: 400,
  FIELDS_REQUIRED: 400,
  TERMS_REQUIRED: 400,
  WEAK_PASSWORD: 400,
  TOO_YOUNG: 400,
  LINK_INVALID: 400,
  BLANK: 400,
  GOAL_REQUIRED: 400,
  IDEA_REQUIRED: 400,
  UNAUTHENTICATED: 401,
  SESSION_ENDED: 401,
  BAD_CREDENTIALS: 401,
  CODE_REQUIRED: 401,
  WRONG_PASSWORD: 403,
  WRONG_CODE: 403,
  PASSKEY_REFUSED: 403,
  CROSS_SITE: 403,
  INVITE_REQUIRED: 403,
  INVITE_INVALID: 403,
  NOT_FOUND: 404,
  NO_ACTIVE_PLAN: 404,
  NOT_OFFERED: 404,
  METHOD_NOT_ALLOWED: 405,
  EMAIL_TAKEN: 409,
  SECOND_STEP_ON: 409,
  TOO_MANY_PASSKEYS: 409,
  PLAN_CHANGED: 409,
  PROFILE_CHANGED: 409,
  NOTHING_TO_UNDO: 409,
  PLAN_FULL: 409,
  TOO_MANY_PLANS: 409,
  RESULT_FULL: 409,
  MEMORY_FULL: 409,
  ACCOUNT_FULL: 409,
  ACCOUNT_NOT_EMPTY: 409,
  IN_PROGRESS: 409,
  STOPPED: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  RESUME_TYPE: 415,
  CARE_FIRST: 422,
  NOT_PLANNED: 422,
  ASKED_OF_LAW: 422,
  KEY_REUSED: 422,
  IMPORT_INVALID: 422,
  IMPORT_TOO_LARGE: 422,
  RESUME_EMPTY: 422,
  RESUME_SCANNED: 422,
  RESUME_ENCRYPTED: 422,
  RESUME_DAMAGED: 422,
  RESUME_TOO_COMPLEX: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  BUSY: 503,
  CUT_SHORT: 503,
  UNAVAILABLE: 503,
} as const;

export type FailureCode = keyof typeof failureStatus;

export const failureCodes = Object.keys(failureStatus) as FailureCode[];

/** The one shape of a failed call: a sentence for the person, a stable code for programs, and sentences by field. */
export const Failure = z.object({
  error: z.string(),
  code: z.enum(failureCodes as [FailureCode, ...FailureCode[]]),
  fields: z.optional(z.record(z.string(), z.string())),
  /** Why a reply ended before its end. */
  stopped: z.optional(StopReason),
});
export type Failure = z.infer<typeof Failure>;
