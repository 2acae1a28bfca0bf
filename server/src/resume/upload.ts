import { isLanguage, type Language, RESUME_MAX_BYTES } from '@foothold/contract';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '../http/failure.ts';
import type { UploadPlace } from './upload-room.ts';

export interface Upload {
  file: Buffer;
  fileName: string;
  /** null when the form named none of ours. */
  language: Language | null;
}

/** Teaches the server multipart bodies: one file and a handful of short fields, kept in memory. */
export function readMultipartBodies(app: FastifyInstance): void {
  app.register(multipart, {
    limits: { files: 1, fileSize: RESUME_MAX_BYTES, fields: 10, parts: 11, fieldSize: 1_000, fieldNameSize: 100 },
  });
}

/**
 * The uploaded file and what was said beside it. Throws INVALID without a file, TOO_LARGE past 10 MiB, and BUSY when
 * `place` has no room for it.
 */
export async function readUpload(request: FastifyRequest, place: UploadPlace): Promise<Upload> {
  let upload: Pick<Upload, 'file' | 'fileName'> | undefined;
  let language: Language | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const file = await bytesOf(part, place);
      if (part.fieldname === 'file') upload = { file, fileName: part.filename };
    } else if (part.fieldname === 'language' && isLanguage(part.value)) {
      language = part.value;
    }
  }
  return upload ? { ...upload, language } : fail('INVALID');
}

/** The bytes are counted as they come, so that a slow upload holds no more than it has sent. */
async function bytesOf({ file }: MultipartFile, place: UploadPlace): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of file as AsyncIterable<Buffer>) {
    place.take(chunk.length);
    chunks.push(chunk);
  }
  if (file.truncated) fail('TOO_LARGE');
  return Buffer.concat(chunks);
}
