import * as z from 'zod/mini';
import { Token } from './account.ts';
import { endpoint } from './endpoint.ts';
import { PasskeyAnswer, PasskeyId } from './given-code.ts';
import { Proof } from './second-step.ts';
import { filledText } from './text.ts';

/** Most that one person has. */
export const PASSKEYS_MAX = 20;

/** Characters of a passkey's name. */
export const PASSKEY_NAME_MAX = 60;

const PasskeyName = filledText(PASSKEY_NAME_MAX);

/** One of a person's passkeys. */
const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.iso.datetime(),
  /** To a few minutes; null = never. */
  last_used_at: z.nullable(z.iso.datetime()),
});
export type Passkey = z.infer<typeof Passkey>;

/** What a new passkey is made for and with. */
const PasskeyWish = z.object({
  challenge: z.string(),
  /** The host name it will belong to. */
  rp_id: z.string(),
  user_handle: z.string(),
  user_name: z.string(),
  /** Names of algorithms (COSE), the best first. */
  algorithms: z.array(z.int()),
  /** Ids of those there are, so that no authenticator makes a second one. */
  known: z.array(z.string()),
});

/** What an authenticator made (WebAuthn: a registration); its bytes in base64url. */
const NewPasskey = z.object({
  id: PasskeyId,
  client_data: z.string().check(z.maxLength(4_000), z.regex(/^[\w-]+$/)),
  attestation: z.string().check(z.maxLength(8_000), z.regex(/^[\w-]+$/)),
});

/** Passkeys: a log-in of their own, and a second step beside the password. */
export const passkeys = {
  list: endpoint({
    method: 'GET',
    path: '/api/account/passkeys',
    summary: 'This person’s passkeys, the oldest first',
    reply: z.object({ passkeys: z.array(Passkey) }),
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/account/passkeys/new',
    summary: 'Get what an authenticator needs to make a passkey; nothing changes until it is added',
    body: Proof,
    reply: PasskeyWish,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/account/passkeys',
    summary: 'Add a passkey; the first one switches the second step on, and every other session ends',
    body: z.object({ name: PasskeyName, passkey: NewPasskey }),
    /** Recovery codes where the second step was off, shown once; otherwise none. */
    reply: z.object({ recovery_codes: z.array(z.string()) }),
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/account/passkeys/:id',
    summary: 'Give a passkey another name',
    body: z.object({ name: PasskeyName }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/account/passkeys/:id',
    summary: 'Take a passkey away; the last one of an account without an app switches the second step off',
    body: Proof,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/login/passkey/new',
    summary: 'Get what a passkey has to sign, for a log-in or as a second step',
    access: 'public',
    reply: z.object({ challenge: z.string(), rp_id: z.string() }),
  }),
  logIn: endpoint({
    method: 'POST',
    path: '/api/login/passkey',
    summary: 'Start a session with a passkey alone',
    access: 'public',
    body: z.object({ passkey: PasskeyAnswer }),
    reply: Token,
  }),
};
