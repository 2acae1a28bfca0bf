import type { Failure, Language, StopReason } from '@foothold/contract';
import type { FastifyRequest } from 'fastify';
import { CallFailure } from './failure.ts';
import { failureOf } from './failure-of.ts';
import { ContractError, pathOf, sentenceOf } from './issues.ts';
import { languageOf } from './language-of.ts';
import { stopReasonIn } from '../stop-reason.ts';
import { fieldSentence, texts } from './texts.ts';

/** How loud it is that a call ended early. */
const levelOf = {
  left: 'info',
  stopped: 'info',
  replaced: 'info',
  shutdown: 'info',
  slow: 'warn',
  failed: 'error',
} as const satisfies Record<StopReason, string>;

/** The failure behind whatever was thrown, and its JSON in the caller's language. What is ours to mend goes to the log. */
export function explain(error: unknown, request: FastifyRequest): { failure: CallFailure; body: Failure } {
  const failure = failureOf(error, request.routeOptions.config.explain);
  const stopped = stopReasonIn(error);
  if (failure.status >= 500) {
    // Somebody who closed the page in the middle of a reply is no fault of ours.
    const reason = request.socket.destroyed ? 'left' : (stopped ?? 'failed');
    request.log[levelOf[reason]]({ err: error, reason }, reason === 'left' ? 'caller left' : 'call failed');
  }
  const language = languageOf(request);
  const fields = failure.fields ?? fieldsOf(error, language);
  const body = {
    error: failure.sentence ?? texts[language].failures[failure.code],
    code: failure.code,
    ...(fields && Object.keys(fields).length > 0 && { fields }),
    ...(stopped && { stopped }),
  };
  return { failure, body };
}

function fieldsOf(error: unknown, language: Language): Record<string, string> | undefined {
  if (!(error instanceof ContractError)) return undefined;
  const sentences = error.issues
    .filter((issue) => issue.path.length > 0)
    .map((issue) => {
      const { sentence, limit } = sentenceOf(issue);
      return [pathOf(issue), fieldSentence(language, sentence, limit)] as const;
    });
  // The first trouble of a field is the one to mend first.
  return Object.fromEntries(sentences.toReversed());
}
