import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Language } from './language.ts';
import { hasHiddenCharacters, issue, text } from './text.ts';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

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

export const Signup = z.object({
  /** Shown to others in forums. */
  name: unspaced(80).check(z.minLength(1)),
  email: Email,
  password: unspaced(PASSWORD_MAX).check(z.minLength(PASSWORD_MIN)),
  invite: z.optional(z.nullable(unspaced(64))),
  agreed_to_terms: z.literal(true),
  language: z.optional(Language),
});
export type Signup = z.infer<typeof Signup>;

export const Login = z.object({
  email: text(254).check(z.minLength(1)),
  password: text(1_000).check(z.minLength(1)),
});

export const Token = z.object({ token: z.string() });

export const Account = z.object({
  user_id: z.string(),
  name: z.string(),
  email: z.string(),
  language: Language,
  created_at: z.string(),
  /** Whether this person lets a language model answer where this server has one. */
  use_model: z.boolean(),
  /** Providers of language models this server may send a person's words to; empty = the built-in guide alone. */
  model_providers: z.array(z.string()),
});
export type Account = z.infer<typeof Account>;

/** Everything kept about a person, as one JSON: rows by table. */
export const AccountExport = z.object({
  exported_at: z.string(),
  account: Account,
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

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
  export: endpoint({
    method: 'GET',
    path: '/api/account/export',
    summary: 'Everything kept about this person, as one JSON',
    reply: AccountExport,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/account',
    summary: 'Erase the account and everything in it',
    body: z.object({ password: text(1_000).check(z.minLength(1)) }),
  }),
};
