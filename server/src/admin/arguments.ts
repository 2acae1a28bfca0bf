import { parseArgs } from 'node:util';
import { AdminProblem } from './problem.ts';

export interface AdminArguments {
  /** The words of the command: `users`, `find`. */
  command: string;
  /** What the command is about: an address, a user id, a code. */
  named: string | undefined;
  json: boolean;
  yes: boolean;
  all: boolean;
  limit: number;
  days: number;
  uses: string | undefined;
  note: string | undefined;
}

/** Most rows and most days that are shown at once. */
const MAX_LIMIT = 10_000;
const MAX_DAYS = 366;
/** Commands that are one word; all others are two. */
const SINGLE = new Set(['usage', 'rest-day', 'help']);

/** Reads a command line; an unknown option, a stray word or a wrong number is a sentence. */
export function readArguments(argv: readonly string[]): AdminArguments {
  const { positionals, values } = parsed(argv);
  const length = SINGLE.has(positionals[0] ?? '') ? 1 : 2;
  const [named, stray] = positionals.slice(length);
  if (stray !== undefined) throw new AdminProblem(`One word too many: ${stray}`);
  return {
    command: positionals.slice(0, length).join(' '),
    named,
    json: values.json,
    yes: values.yes,
    all: values.all,
    limit: whole('limit', values.limit, MAX_LIMIT),
    days: whole('days', values.days, MAX_DAYS),
    uses: values.uses,
    note: values.note,
  };
}

function parsed(argv: readonly string[]) {
  const no = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        json: no,
        yes: no,
        all: no,
        limit: { type: 'string', default: '50' },
        days: { type: 'string', default: '14' },
        uses: { type: 'string' },
        note: { type: 'string' },
      },
    });
  } catch (error) {
    throw new AdminProblem(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function whole(name: string, given: string, max: number): number {
  const value = /^\d{1,6}$/.test(given) ? Number(given) : 0;
  if (value < 1 || value > max) throw new AdminProblem(`--${name} takes a number from 1 to ${max}.`);
  return value;
}
