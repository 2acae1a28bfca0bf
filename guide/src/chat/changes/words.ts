import type { Language } from '@foothold/contract';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import he from './words/he.json' with { type: 'json' };
import pt from './words/pt.json' with { type: 'json' };

/** Sentences about changes that are proposed. */
export type ProposalWords = Readonly<Record<keyof typeof en, string>>;

export const proposalWords: Record<Language, ProposalWords> = { en, he, fr, es, pt };
