import type { ResumeKind } from './kind.ts';
import type { ResumeFailureCode } from './resume-failure.ts';

export type ExtractJob = { kind: ResumeKind; file: Uint8Array };

/** What the server sends to the child process, once the child has said that it is ready. `memory` in bytes, `processor` in milliseconds. */
export type ChildJob = ExtractJob & { memory: number; processor: number };

/** What comes out of a file: its text, or why there is none. */
export type ExtractOutcome = { text: string } | { failure: ResumeFailureCode; detail: string };

/** What the child process sends back: `ready` once, then one outcome. */
export type ChildMessage = 'ready' | ExtractOutcome;
