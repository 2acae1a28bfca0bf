import { createHmac, generateKeyPairSync, randomBytes, randomUUID, sign as signWith } from 'node:crypto';
import type { TokenRecipe } from './cases.ts';

type Json = Record<string, unknown>;

const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Json;
const encode = (part: Json) => Buffer.from(JSON.stringify(part)).toString('base64url');
const hmac = (key: string | Buffer, input: string) => createHmac('sha256', key).update(input).digest('base64url');

/** Claims that name the server-side session. */
const SESSION_CLAIMS = ['jti', 'sid', 'session', 'session_id'];
const own = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** `"-1h"`, `"+1h"` → seconds since the epoch; `random uuid` → one; null removes the claim. */
function laidOver(claims: Json, over: Json = {}): Json {
  const value = (given: unknown) => {
    const [, amount] = (typeof given === 'string' && /^([+-]\d+)h$/.exec(given)) || [];
    if (amount !== undefined) return Math.floor(Date.now() / 1_000) + Number(amount) * 3_600;
    if (given === 'random uuid') return randomUUID();
    return given === 'own' ? own.publicKey.export({ format: 'jwk' }) : given;
  };
  const entries = Object.entries({ ...claims, ...over }).filter(([, given]) => given !== null);
  return Object.fromEntries(entries.map(([name, given]) => [name, value(given)]));
}

/** What a forger has at hand. */
interface Known {
  secret: string;
  /** The signature of the token that is forged. */
  original: string;
  /** That of somebody else's. */
  other: string;
}

function signature(how: string, input: string, { secret, original, other }: Known): string {
  switch (how) {
    case 'server':
      return hmac(secret, input);
    case 'empty':
      return '';
    case 'random32':
      return hmac(randomBytes(32), input);
    case 'rsa':
      return signWith('sha256', Buffer.from(input), own.privateKey).toString('base64url');
    case 'cut4':
      return original.slice(0, -4);
    case 'of B':
      return other;
    default:
      return hmac(how, input);
  }
}

/** The tokens a case tries, made from a real one: one for each way of signing. */
export function forgedTokens(
  recipe: TokenRecipe,
  tokens: { A: string; B?: string | undefined },
  secret: string,
): string[] {
  const [header = '', payload = '', original = ''] = (tokens[recipe.from] ?? '').split('.');
  const other = (tokens.B ?? '').split('.')[2] ?? '';
  const claims = Object.entries(decode(payload)).filter(
    ([name]) => !recipe.drop_session || !SESSION_CLAIMS.includes(name),
  );
  const newHeader = recipe.header ? encode(laidOver(decode(header), recipe.header)) : header;
  const newPayload =
    recipe.payload || recipe.drop_session ? encode(laidOver(Object.fromEntries(claims), recipe.payload)) : payload;
  const input = `${newHeader}.${newPayload}`;
  return [recipe.sign].flat().map((how) => `${input}.${signature(how, input, { secret, original, other })}`);
}
