import type { Language } from '@foothold/contract';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import he from './words/he.json' with { type: 'json' };
import pt from './words/pt.json' with { type: 'json' };

/** Answers about the task at hand, with slots for the plan. */
export const stepWords: Record<Language, typeof en> = { en, he, fr, es, pt };
