/** What a process asked of the file system, in the order it asked; paths are relative to the folder that is recorded. */
export type DiskOperation =
  | { does: 'open'; path: string; fd: number; flags: string | number }
  | { does: 'close'; fd: number }
  | { does: 'write'; fd: number; at: number | null; bytes: Uint8Array }
  | { does: 'write file'; path: string; bytes: Uint8Array }
  | { does: 'resize'; fd: number; size: number }
  | { does: 'resize file'; path: string; size: number }
  | { does: 'make folder'; path: string }
  | { does: 'rename'; path: string; to: string }
  | { does: 'remove'; path: string }
  | { does: 'sync'; fd: number }
  /** No call of a file system: what the process said to the outside at this point. */
  | { does: 'say'; words: string };
