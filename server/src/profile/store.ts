import {
  emptyProfile,
  type FieldUpdate,
  type Language,
  type OnboardingMode,
  type Profile,
  saidResources,
  skillFromItem,
  type StoredProfile,
} from '@foothold/contract';
import { eq } from 'drizzle-orm';
import type { Database, Queryable } from '../db/database.ts';
import { given, prepared } from '../db/prepared.ts';
import { account } from '../db/schema/account.ts';
import { profile } from '../db/schema/profile.ts';

type Row = typeof profile.$inferSelect;
type Columns = Partial<Omit<Row, 'userId' | 'updatedAt'>>;

function fromRow(row: Row, language: Language): StoredProfile {
  return {
    language,
    age: row.age,
    education: row.education,
    hobbies: row.hobbies,
    location: row.location,
    notes: row.notes,
    experiences: row.experiences,
    skills: row.skills,
    resources: {
      hours_per_week: row.hoursPerWeek,
      budget_per_month: row.budgetPerMonth,
      notes: row.resourcesNotes,
    },
    goals: row.goals,
    onboarding_mode: row.onboardingMode,
    idea_text: row.ideaText,
    business_desc: row.businessDesc,
  };
}

/** What a profile is kept in: how the person starts has calls of its own. A column that is not filled does not compile. */
type ProfileColumns = Required<Omit<Columns, 'onboardingMode' | 'ideaText' | 'businessDesc'>>;

function toColumns({ resources, ...saved }: Profile): ProfileColumns {
  const said = saidResources(resources);
  return {
    age: saved.age,
    education: saved.education,
    hobbies: saved.hobbies,
    location: saved.location,
    notes: saved.notes,
    experiences: saved.experiences,
    skills: saved.skills,
    goals: saved.goals,
    hoursPerWeek: said.hours_per_week,
    budgetPerMonth: said.budget_per_month,
    resourcesNotes: said.notes,
  };
}

/** The one column a field call writes; null for the language, which is the account's. */
function columnOf(update: FieldUpdate): Columns | null {
  switch (update.field) {
    case 'language':
      return null;
    case 'hours_per_week':
    case 'hoursPerWeek':
      return { hoursPerWeek: update.payload || null };
    case 'budget_per_month':
    case 'budgetPerMonth':
      return { budgetPerMonth: update.payload };
    case 'experience':
      return { experiences: update.payload };
    case 'skills':
      return { skills: update.payload.map(skillFromItem) };
    case 'age':
      return { age: update.payload };
    case 'education':
      return { education: update.payload };
    case 'hobbies':
      return { hobbies: update.payload };
    case 'location':
      return { location: update.payload };
    case 'notes':
      return { notes: update.payload };
    case 'goals':
      return { goals: update.payload };
  }
}

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
    async get(userId: string, language: Language): Promise<StoredProfile> {
      const [row] = await profileOf(database.db).execute({ userId });
      if (row) return fromRow(row, language);
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
    async saveField(userId: string, update: FieldUpdate): Promise<void> {
      if (update.field === 'language') await writeLanguage(database.db, userId, update.payload);
      else await write(database.db, userId, columnOf(update) ?? {});
    },
  };
}
