import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { type Invite, inviteStore } from './invite-store.ts';

/** Letters and digits that nobody mistakes for another when reading a code aloud. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;
const MAX_USES = 100_000;

export interface InviteCommand {
  action: string;
  code: string | undefined;
  uses: string | undefined;
  note: string | undefined;
  at: Date;
}

/** Makes or revokes invite codes; gives the lines to print. Throws a sentence for what can't be done. */
export async function runInviteCommand(database: Database, command: InviteCommand): Promise<string> {
  const invites = inviteStore(database);
  switch (command.action) {
    case 'create': {
      const code = newCode();
      const maxUses = usesOf(command.uses);
      await invites.add({ code, note: command.note ?? '', maxUses, createdAt: command.at });
      return code;
    }
    default: {
      if (!command.code) throw new Error('Name the code to revoke: npm run admin -- invite revoke CODE');
      if (!(await invites.revoke(command.code, command.at))) throw new Error(`${command.code} is no code in use.`);
      return `${command.code} revoked`;
    }
  }
}

/** All codes and whether one still opens anything, the oldest first. */
export async function listInvites(database: Database): Promise<(Invite & { state: string })[]> {
  const all = await inviteStore(database).list();
  return all.map((one) => ({
    ...one,
    state: one.revokedAt ? 'revoked' : one.uses >= one.maxUses ? 'used up' : 'open',
  }));
}

function usesOf(given: string | undefined): number {
  const uses = Number(given ?? 1);
  if (!Number.isInteger(uses) || uses < 1 || uses > MAX_USES)
    throw new Error(`--uses takes a number from 1 to ${MAX_USES}.`);
  return uses;
}

/** 32 letters leave no remainder in a byte, so each is equally likely. */
function newCode(): string {
  return [...randomBytes(CODE_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
