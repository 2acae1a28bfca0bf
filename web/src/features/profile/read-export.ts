import { AccountImport, IMPORT_MAX_BYTES } from '@foothold/contract';
import type * as z from 'zod/mini';

/** Why a file can't be taken in; each has its sentence under `profile:data.problems`. */
export type ExportProblem = 'tooLarge' | 'notOurs';

export type ReadExport = { wanted: z.infer<typeof AccountImport> } | { problem: ExportProblem };

/** A chosen file as the import wants it, or what is wrong with it; nothing is sent of a file that is none of ours. */
export async function readExport(file: File): Promise<ReadExport> {
  if (file.size > IMPORT_MAX_BYTES) return { problem: 'tooLarge' };
  let told: unknown;
  try {
    told = JSON.parse(await file.text());
  } catch {
    // Neither text nor JSON: whatever it is, it is none of ours.
    return { problem: 'notOurs' };
  }
  const parsed = AccountImport.safeParse(told);
  return parsed.success ? { wanted: parsed.data } : { problem: 'notOurs' };
}
