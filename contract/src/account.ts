import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { GivenStep } from './given-code.ts';
import { Language } from './language.ts';
import { hasHiddenCharacters, issue, text } from './text.ts';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** Most bytes of an export that can be taken in again: 16 MiB. */
export const IMPORT_MAX_BYTES = 16 * 1024 * 1024;

/** Whether a text holds any white space; the sign-up fields refuse it. */
export function hasSpaces(value: string): boolean {
  return /\s/u.test(value);
}

const unspaced = (limit: number) =>
  text(limit).check(
    z.refine((value) => !hasSpaces(value), issue.spaces),
    z.refine((value) => hasSpaces(value) || !hasHiddenCharacters(value), issue.hidden),
  );

const Email = unspaced(254).check(z.minLength(1), z.email());

const NewPassword = unspaced(PASSWORD_MAX).check(z.minLength(PASSWORD_MIN));
/** A password that is compared, not chosen. */
export const GivenPassword = text(1_000).check(z.minLength(1));
/** What a mailed link carries behind its `#`. */
const LinkToken = z.string().check(z.minLength(1), z.maxLength(200));

export const Signup = z.object({
  /** Shown to others in forums. */
  name: unspaced(80).check(z.minLength(1)),
  email: Email,
  password: NewPassword,
  invite: z.optional(z.nullable(unspaced(64))),
  agreed_to_terms: z.literal(true),
  language: z.optional(Language),
});
export type Signup = z.infer<typeof Signup>;

export const Login = z.object({
  email: text(254).check(z.minLength(1)),
  password: GivenPassword,
  /** The second step, where the account has one; without it CODE_REQUIRED. */
  code: z.optional(GivenStep),
});

export const Token = z.object({ token: z.string() });

export const Account = z.object({
  user_id: z.string(),
  name: z.string(),
  email: z.string(),
  /** An address that becomes the account's once the link sent to it is followed; null when none waits. */
  pending_email: z.nullable(z.string()),
  language: Language,
  created_at: z.string(),
  /** Whether this person lets a language model answer where this server has one. */
  use_model: z.boolean(),
  /** Providers of language models this server may send a person's words to; empty = the built-in guide alone. */
  model_providers: z.array(z.string()),
});
export type Account = z.infer<typeof Account>;

/** Names the kind of file, so that another one is told from it. */
export const EXPORT_FORMAT = 'foothold-export' as const;
export const EXPORT_VERSION = 1 as const;

const ExportedRows = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));

/** Everything kept about a person, as one JSON: rows by table. */
export const AccountExport = z.object({
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(EXPORT_VERSION),
  exported_at: z.string(),
  account: Account,
  data: ExportedRows,
});

/** An export as it comes back; what its rows hold is checked table by table. */
export const AccountImport = z.object({
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(EXPORT_VERSION),
  account: z.object({ language: Language, use_model: z.boolean() }),
  data: ExportedRows,
});

/** In an answer to an account that is nearly full: how much of its room it uses, as a whole percentage. */
export const STORAGE_USED_HEADER = 'Foothold-Storage-Used';

/** How much is kept of somebody. */
export const Stored = z.object({ bytes: z.int(), rows: z.int() });
export type Stored = z.infer<typeof Stored>;

/** The part of `most` that is used, 1 = all of it: what is full by its rows is as full as what is full by its bytes. */
export const partStored = (used: Stored, most: Stored): number =>
  Math.max(used.bytes / most.bytes, used.rows / most.rows);

/** A log-in that still counts. */
export const Session = z.object({
  session_id: z.string(),
  /** Proper names, as `Firefox` and `Windows`; null when the device did not say. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  created_at: z.string(),
  /** To a few minutes. */
  last_used_at: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const account = {
  signup: endpoint({
    method: 'POST',
    path: '/api/signup',
    summary: 'Make an account',
    access: 'public',
    body: Signup,
    reply: Token,
    status: 201,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/login',
    summary: 'Start a session',
    access: 'public',
    body: Login,
    reply: Token,
  }),
  logout: endpoint({ method: 'POST', path: '/api/logout', summary: 'Revoke this session' }),
  get: endpoint({ method: 'GET', path: '/api/account', summary: 'Who is signed in', reply: Account }),
  setUseModel: endpoint({
    method: 'PUT',
    path: '/api/account/model',
    summary: 'Let a language model answer this person, or only the built-in guide',
    body: z.object({ use_model: z.boolean() }),
    reply: Account,
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/account/password',
    summary: 'Change the password; every other session ends',
    body: z.object({ current_password: GivenPassword, new_password: NewPassword }),
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/account/password/forgot',
    summary: 'Mail a link to a new password; the answer is the same for every address',
    access: 'public',
    body: z.object({ email: Email, language: z.optional(Language) }),
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/account/password/reset',
    summary: 'Set a new password with a mailed link, once; every session ends',
    access: 'public',
    /** `code`: as at the log-in; a link in the mail does not take the second step's place. */
    body: z.object({ token: LinkToken, new_password: NewPassword, code: z.optional(GivenStep) }),
  }),
  changeEmail: endpoint({
    method: 'PUT',
    path: '/api/account/email',
    summary: 'Mail a link to a new address; until it is followed the old one stays',
    body: z.object({ email: Email, password: GivenPassword }),
    reply: Account,
  }),
  cancelEmailChange: endpoint({
    method: 'DELETE',
    path: '/api/account/email',
    summary: 'Give up the change of address that waits for its link',
    reply: Account,
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/account/email/confirm',
    summary: 'Make the new address the account’s, with the link that was mailed to it',
    access: 'public',
    body: z.object({ token: LinkToken }),
    reply: z.object({ email: z.string() }),
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'Where this person is logged in, the last used first',
    reply: z.object({ sessions: z.array(Session) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    summary: 'Log a device out',
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/account/sessions',
    summary: 'Log every other device out',
  }),
  storage: endpoint({
    method: 'GET',
    path: '/api/account/storage',
    summary: 'How much is kept of this person, and the most that is',
    reply: z.object({ used: Stored, most: Stored }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/account/export',
    summary: 'Everything kept about this person, as one JSON',
    reply: AccountExport,
  }),
  exportReadable: endpoint({
    method: 'GET',
    path: '/api/account/export/readable',
    summary: 'The same for reading: Markdown in the person’s language',
    reply: z.object({ markdown: z.string() }),
  }),
  import: endpoint({
    method: 'POST',
    path: '/api/account/import',
    summary: 'Take an export into an account that holds nothing yet; all of it, or nothing',
    body: AccountImport,
    /** Rows by table. */
    reply: z.object({ imported: z.record(z.string(), z.int()) }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/account',
    summary: 'Erase the account and everything in it',
    body: z.object({ password: GivenPassword }),
  }),
};
