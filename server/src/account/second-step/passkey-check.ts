import type { PasskeyAnswer } from '@foothold/contract';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../services.ts';
import { passkeyQuestions } from './passkey-question.ts';
import { passkeyStore } from './passkey-store.ts';
import { type Key, type NewPasskey, verifiedAnswer, verifiedKey } from './passkey-verify.ts';

const LOG_IN = 'log in';
/** What was not as expected, in the library's sentence up to where it quotes what was sent. */
const UNEXPECTED = /^[^"]*?\b(origin|challenge|type|RP ID)\b/;

/** A person's id as authenticators keep it. */
export function handleOf(userId: string): string {
  return Buffer.from(userId).toString('base64url');
}

export type CheckPasskey = ReturnType<typeof passkeyCheck>;

/** What authenticators are asked, and whether what they answer is right. */
export function passkeyCheck({ database, config, now }: Services) {
  const store = passkeyStore(database);
  const questions = passkeyQuestions(config.sessionSecret);

  /** Without PUBLIC_URL what the browser says, which other sites can't make it say: see http/cross-site.ts. */
  const homeFor = ({ headers, protocol, host }: FastifyRequest) => {
    const told = headers.origin !== undefined && URL.canParse(headers.origin) ? headers.origin : null;
    const origin = config.publicUrl ?? told ?? `${protocol}://${host}`;
    return { origin, rpId: new URL(origin).hostname };
  };
  const expectedOf = (request: FastifyRequest, purpose: string) => ({
    home: homeFor(request),
    askedAt: (question: string) => questions.askedAt(question, purpose, now()),
  });

  const orNull = async <Found>(request: FastifyRequest, found: Promise<Found>): Promise<Found | null> => {
    try {
      return await found;
    } catch (error) {
      const reason = UNEXPECTED.exec(error instanceof Error ? error.message : '')?.[1] ?? 'other';
      request.log.info({ reason, expected: config.publicUrl }, 'a passkey was refused');
      return null;
    }
  };

  return {
    homeFor,

    ask: () => questions.ask(LOG_IN, now()),

    /** Asks for a new passkey of a person, in a session that has just proved who it is. */
    askForNew: (userId: string, sessionId: string) => questions.ask(newFor({ userId, sessionId }), now()),

    /** The key that an authenticator made for what this session was asked; null when anything about it is wrong. */
    madeKey: (
      request: FastifyRequest,
      made: NewPasskey,
      by: { userId: string; sessionId: string },
    ): Promise<Key | null> => orNull(request, verifiedKey(made, expectedOf(request, newFor(by)))),

    /** Takes an answer of one of a person's passkeys, once. */
    async takeAnswer(request: FastifyRequest, userId: string, answer: PasskeyAnswer): Promise<boolean> {
      const kept = answer.user_handle === handleOf(userId) ? await store.find(userId, answer.id) : null;
      if (!kept) return false;
      const right = await orNull(request, verifiedAnswer(answer, kept, expectedOf(request, LOG_IN)));
      return right !== null && (await store.take(userId, kept.id, right));
    },
  };
}

function newFor({ userId, sessionId }: { userId: string; sessionId: string }): string {
  return `new for ${userId} in ${sessionId}`;
}
