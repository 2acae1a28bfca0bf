import type { Language } from '@foothold/contract';
import { type Care, careFor } from '../care/care.ts';
import { careForResume } from '../care/resume.ts';
import { isAskedOfLaw, mayBePlanned } from './plan/refusal.ts';

/** How a business that somebody describes stands with the law. `asked`: it may be meant either way. */
export type Lawfulness = 'lawful' | 'asked' | 'unlawful';

/** What is read before anything else: whether somebody is in danger, and whether they want what breaks the law. */
export interface SafetyReader {
  /** What has to be said first to whoever wrote a text; null when nothing has to be. `place` names the country. */
  care(text: string, language: Language, place?: string): Promise<Care | null>;
  /** As `care`, of a CV: only what is plain is answered. */
  careForResume(text: string, language: Language, place?: string): Promise<string | null>;
  lawfulness(description: string): Promise<Lawfulness>;
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
  };
}
