import { api } from '@foothold/contract';
import type { GuideContext } from '@foothold/guide';
import type { FastifyInstance } from 'fastify';
import { ask } from '../guide-client/ask.ts';
import { oneAtATime } from '../guide-client/one-at-a-time.ts';
import { fail } from '../http/failure.ts';
import { register } from '../http/register.ts';
import type { Services } from '../services.ts';
import { type Extract, extractText } from './extract.ts';
import { limits } from './limits.ts';
import { ResumeFailure } from './resume-failure.ts';
import { UploadRoom } from './upload-room.ts';
import { readMultipartBodies, readUpload } from './upload.ts';

/** When so many CVs are being read that one more has to wait, in seconds. */
const RETRY_AFTER_SECONDS = 5;

/** How CVs are read, and how much room they have meanwhile; a test swaps it. */
type Reading = { extract: Extract; room: UploadRoom };

function failWith(error: unknown): never {
  if (!(error instanceof ResumeFailure)) throw error;
  const wait = error.code === 'BUSY' ? { retryAfterSeconds: RETRY_AFTER_SECONDS } : {};
  return fail(error.code, { ...wait, cause: error });
}

export function resumeRoutes(
  app: FastifyInstance,
  services: Services,
  { extract, room }: Reading = { extract: extractText, room: new UploadRoom(limits) },
): void {
  readMultipartBodies(app);
  // somebody who sends many files at once waits for their own, and nobody else does
  const inTurn = oneAtATime();

  register(app, api.resume.upload, async ({ userId, signal, request, ...call }) => {
    const place = room.enter(userId);
    try {
      const { file, fileName, ...said } = await readUpload(request, place);
      const asker = { userId, signal, useModel: call.useModel, language: said.language ?? call.language };
      const text = await inTurn(userId, () => extract(file, fileName, signal));
      place.leave();
      const parse = (context: GuideContext) => services.guide.parseResume({ text, fileName }, context);
      const { value, meta } = await ask(services, asker, parse);
      const care = await services.safety.careForResume(text, asker.language, value.location);
      return { ...value, source: meta.source, ...(care !== null && { care }) };
    } catch (error) {
      return failWith(error);
    } finally {
      place.leave();
    }
  });
}
