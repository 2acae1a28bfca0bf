import { listInvites, runInviteCommand } from '../account/invite-command.ts';
import { eraseRows } from '../account/personal-data.ts';
import { endSessions } from '../account/session-store.ts';
import type { Database } from '../db/database.ts';
import { DirectoryInUse } from '../db/process-lock.ts';
import { isDatabaseAway, sqlState } from '../db/sql-state.ts';
import { secondStepStore } from '../account/second-step/store.ts';
import { startProblem } from '../start-problem.ts';
import { type AdminArguments, readArguments } from './arguments.ts';
import { listFeedback } from './feedback.ts';
import { lockUser } from './lock-user.ts';
import { asJson, asTable, type Rows } from './printed.ts';
import { AdminProblem } from './problem.ts';
import { addRestDay } from './rest-day.ts';
import { usageByDay } from './usage.ts';
import { USAGE } from './usage-text.ts';
import { accountOf, describeUser, endEverySession, listSessions, listUsers } from './users.ts';

interface Asked extends AdminArguments {
  database: Database;
  at: Date;
}

const printed = ({ json }: AdminArguments, rows: Rows, none: string) => (json ? asJson(rows) : asTable(rows, none));

/** What each command does, and the text it prints. */
const commands: Readonly<Record<string, (asked: Asked) => Promise<string>>> = {
  'users list': async (asked) => printed(asked, await listUsers(asked.database, asked.limit), 'No accounts yet.'),

  'users find': async (asked) => {
    const { database, named } = asked;
    return printed(asked, await describeUser(database, await accountOf(database, named)), '');
  },

  'users lock': async ({ database, named, at }) => {
    const row = await accountOf(database, named);
    await lockUser(database, row, at);
    return `${row.email} is locked: every session ended, and only a link mailed to that address lets the person in again.`;
  },

  'users second-step-off': async ({ database, named, at }) => {
    const row = await accountOf(database, named);
    if (!(await secondStepStore(database).switchOff(row.userId, at))) {
      throw new AdminProblem(`${row.email} has no second step.`);
    }
    return `${row.email} logs in with the password alone now, and is told by mail.`;
  },

  'users delete': async ({ database, named, yes }) => {
    const row = await accountOf(database, named);
    if (!yes) {
      throw new AdminProblem(`${row.email} (${row.userId}) would be erased with everything; add --yes to do it.`);
    }
    await eraseRows(database, row.userId);
    return `${row.email} is erased.`;
  },

  'session list': async (asked) => {
    const { database, named, at } = asked;
    return printed(asked, await listSessions(database, await accountOf(database, named), at), 'No sessions.');
  },

  'session end': async ({ database, named, all }) => {
    const ended = all
      ? await endEverySession(database)
      : await endSessions(database.db, (await accountOf(database, named)).userId);
    return `${ended} sessions ended`;
  },

  'feedback list': async (asked) => printed(asked, await listFeedback(asked.database, asked.limit), 'No feedback yet.'),

  'invite create': (asked) => inviteCommand(asked, 'create'),
  'invite revoke': (asked) => inviteCommand(asked, 'revoke'),
  'invite list': async (asked) => printed(asked, await listInvites(asked.database), 'No invite codes yet.'),

  'rest-day': ({ database, named }) => addRestDay(database, named),

  usage: async (asked) => printed(asked, await usageByDay(asked.database, asked.days, asked.at), ''),
};

/** Whether a command of these begins with this word. */
export const isAdminWord = (word: string): boolean =>
  Object.keys(commands).some((command) => command.split(' ', 1)[0] === word);

function inviteCommand({ database, named, uses, note, at }: Asked, action: string): Promise<string> {
  return runInviteCommand(database, { action, code: named, uses, note, at });
}

/**
 * Runs one command of the people who run the server, and gives what to print. Throws an error whose message is one
 * sentence for them, with nothing in it out of a row.
 */
export async function runAdminCommand(
  argv: readonly string[],
  open: () => Promise<Database>,
  at: Date,
): Promise<string> {
  const given = readArguments(argv);
  if (given.command === '' || given.command === 'help') return USAGE;
  const run = Object.hasOwn(commands, given.command) ? commands[given.command] : undefined;
  if (!run) throw new AdminProblem(`There is no command ${given.command}.\n${USAGE}`);
  try {
    const database = await open();
    try {
      return await run({ ...given, database, at });
    } finally {
      await database.close();
    }
  } catch (error) {
    throw new AdminProblem(problemOf(error), { cause: error });
  }
}

/** The database's own words may hold what a row holds, so that only its state is told. */
function problemOf(error: unknown): string {
  if (error instanceof DirectoryInUse) {
    return `${error.message} The embedded store belongs to one process at a time.`;
  }
  const state = sqlState(error);
  if (state !== undefined && !isDatabaseAway(error) && !/^(28|3D)/.test(state)) {
    return `The database refused the command (${state}).`;
  }
  return startProblem(error);
}
