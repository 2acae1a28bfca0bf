import type { FieldUpdate, Language, Profile } from '@foothold/contract';
import type { GuideContext, Talk } from '../guide.ts';
import { careFor } from '../care/care.ts';
import type { Care } from '../reader/danger.ts';
import { careForResume } from '../care/resume.ts';
import { stillWaiting } from './interview/still-waiting.ts';
import { isAskedOfLaw, mayBePlanned } from './plan/refusal.ts';

/** How a business that somebody describes stands with the law. `asked`: it may be meant either way. */
export type Lawfulness = 'lawful' | 'asked' | 'unlawful';

/** What is read before anything else: whether somebody is in danger, and whether they want what breaks the law. */
export interface SafetyReader {
  /** What has to be said first to whoever wrote a text; null when nothing has to be. `place` names the country. */
  care(text: string, language: Language, place?: string): Promise<Care | null>;
  /** As `care`, of a CV, which is asked about later. */
  careForResume(text: string, language: Language, place?: string): Promise<string | null>;
  lawfulness(description: string): Promise<Lawfulness>;
  /** What an interview told that waits, since danger was asked about, and is kept now that somebody goes on elsewhere. */
  waiting(talk: Talk, profile: Profile, context: Pick<GuideContext, 'language' | 'now'>): Promise<FieldUpdate[] | null>;
}

/** The reader in this thread. */
export function safetyReader(): SafetyReader {
  return {
    care: async (text, language, place) => careFor(text, language, place),
    careForResume: async (text, language, place) => careForResume(text, language, place),
    async lawfulness(description) {
      if (!mayBePlanned(description)) return 'unlawful';
      return isAskedOfLaw(description) ? 'asked' : 'lawful';
    },
    waiting: async ({ lately }, profile, context) => stillWaiting({ profile, history: lately }, context),
  };
}
