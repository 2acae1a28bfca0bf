import { RESUME_MAX_BYTES, resumeExtensions } from '@foothold/contract';

/** For the `accept` of the file input. */
export const acceptedFiles = resumeExtensions.join(',');

/** Largest CV, in MB as the screen says it. */
export const RESUME_MAX_MB = RESUME_MAX_BYTES / 1024 / 1024;

/** Why a chosen file can't be read, before it is sent; null when nothing speaks against it. */
export function refusalOf(file: { name: string; size: number }): 'wrongType' | 'tooLarge' | null {
  const name = file.name.toLowerCase();
  if (!resumeExtensions.some((extension) => name.endsWith(extension))) return 'wrongType';
  return file.size > RESUME_MAX_BYTES ? 'tooLarge' : null;
}
