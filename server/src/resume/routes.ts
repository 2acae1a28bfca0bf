import { api } from '@foothold/contract';
import type { FastifyInstance } from 'fastify';
import { ask } from '../asking/ask.ts';
import { fail } from '../http/failure.ts';
import { register } from '../http/register.ts';
import type { Services } from '../services.ts';
import { extractText } from './extract.ts';
import { ResumeFailure } from './resume-failure.ts';
import { readMultipartBodies, readUpload } from './upload.ts';

/** When so many CVs are being read that one more has to wait, in seconds. */
const RETRY_AFTER_SECONDS = 5;

async function textOf(file: Uint8Array, fileName: string): Promise<string> {
  try {
    return await extractText(file, fileName);
  } catch (error) {
    if (!(error instanceof ResumeFailure)) throw error;
    const wait = error.code === 'BUSY' ? { retryAfterSeconds: RETRY_AFTER_SECONDS } : {};
    return fail(error.code, { ...wait, cause: error });
  }
}

export function resumeRoutes(app: FastifyInstance, services: Services): void {
  readMultipartBodies(app);

  register(app, api.resume.upload, async ({ userId, signal, request, ...call }) => {
    const { file, fileName, ...said } = await readUpload(request);
    const asker = { userId, signal, useModel: call.useModel, language: said.language ?? call.language };
    const text = await textOf(file, fileName);
    const { value } = await ask(services, asker, (context) => services.guide.parseResume({ text, fileName }, context));
    return value;
  });
}
