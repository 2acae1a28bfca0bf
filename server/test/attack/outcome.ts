import type { AttackCase } from './cases.ts';
import type { Answer } from './http-client.ts';
import type { People } from './people.ts';
import type { Values } from './placeholders.ts';
import type { ServerProcess } from './server-process.ts';

/** Everything known after a case was sent. */
export interface Outcome {
  attack: AttackCase;
  server: ServerProcess;
  people: People;
  values: Values;
  answers: readonly Answer[];
  /** Snapshots of the people, files, length of the log and number of questions to the model, from before it was sent. */
  before: {
    people: Record<'A' | 'B', Record<string, string> | undefined>;
    files: string[];
    log: number;
    asked: number;
  };
  /** Sends the case once more with other values in the placeholders. */
  resend: (values: Values) => Promise<Answer>;
}

/** What is wrong, in words; nothing when all is well. */
export type Problems = string[];

/** Succeeded as HTTP counts it. */
export const isSuccess = ({ status }: Answer) => typeof status === 'number' && status < 300;
