import {
  emptyProfile,
  type FieldUpdate,
  type Language,
  type OnboardingMode,
  type Profile,
  type StoredProfile,
} from '@foothold/contract';
import { eq } from 'drizzle-orm';
import type { Database, Queryable } from '../db/database.ts';
import { given, prepared } from '../db/prepared.ts';
import { account } from '../db/schema/account.ts';
import { profile } from '../db/schema/profile.ts';
import { type Columns, columnOf, fromRow, toColumns } from './codec.ts';

const profileOf = prepared((db) =>
  db
    .select()
    .from(profile)
    .where(eq(profile.userId, given('userId'))),
);

/** Profiles. The language is the account's: saving the one saves the other. */
export function profileStore({ database, now }: { database: Database; now: () => number }) {
  async function write(tx: Queryable, userId: string, columns: Columns): Promise<void> {
    const set = { ...columns, updatedAt: new Date(now()) };
    await tx
      .insert(profile)
      .values({ userId, ...set })
      .onConflictDoUpdate({ target: profile.userId, set });
  }

  async function writeLanguage(tx: Queryable, userId: string, language: Language): Promise<void> {
    await tx.update(account).set({ language }).where(eq(account.userId, userId));
  }

  return {
    /** The profile as last saved; empty for somebody new. `language` is the one the person is spoken to in. */
    async get(userId: string, language: Language, db: Queryable = database.db): Promise<StoredProfile> {
      const [row] = await profileOf(db).execute({ userId });
      if (row) return fromRow(row, { language });
      return { ...emptyProfile, language, onboarding_mode: null, idea_text: '', business_desc: '' };
    },

    /** Replaces all but how the person starts; a `businessDesc` is kept beside it. */
    async save(userId: string, saved: Profile, businessDesc?: string): Promise<void> {
      await database.transaction(async (tx) => {
        await write(tx, userId, { ...toColumns(saved), ...(businessDesc === undefined ? {} : { businessDesc }) });
        await writeLanguage(tx, userId, saved.language);
      });
    },

    /** Keeps how the person starts; a text that is not given stays as it was. */
    async saveIntent(
      userId: string,
      onboardingMode: OnboardingMode,
      texts: { ideaText?: string | undefined; businessDesc?: string | undefined },
    ): Promise<void> {
      const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
      await write(database.db, userId, { onboardingMode, ...given });
    },

    /** Replaces one field and leaves the others alone, whatever is saved at the same time. */
    async saveField(userId: string, update: FieldUpdate, db: Queryable = database.db): Promise<void> {
      if (update.field === 'language') await writeLanguage(db, userId, update.payload);
      else await write(db, userId, columnOf(update));
    },
  };
}
