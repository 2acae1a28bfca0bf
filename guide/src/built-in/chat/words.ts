import type { Language } from '@foothold/contract';
import type { Phase } from '../../catalogue/schema.ts';
import type { ChatIntent } from './intents.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import he from './words/he.json' with { type: 'json' };
import pt from './words/pt.json' with { type: 'json' };

/** Answers that are one text for every step. */
type PlainIntent = Exclude<ChatIntent, 'template' | 'example' | 'next' | 'price' | 'risk' | 'customers' | 'how-long'>;

/** The step chat's texts, with slots for the step, the plan and the person. */
export interface ChatWords {
  cards: Record<PlainIntent, string>;
  how_long: { plain: string; of_week: string };
  price: { plain: string; with_goal: string };
  risk: { known: string; plain: string };
  customers: { known: string; plain: string };
  next: { substep: string; done: string };
  /** An example of what the work of a phase looks like when it is done. */
  example: Record<Phase, string>;
  /** A message to copy and change, by phase. */
  template: Record<Phase, string>;
  /** Leads a template. */
  template_lead: string;
  /** Leads a passage of the plan that speaks of what was asked. */
  found: string;
  /** Nothing fits: says so, and what the guide can do. */
  unknown: string;
  chips: Record<'how' | 'example' | 'smaller' | 'template' | 'how-long' | 'next', string>;
}

export const chatWords: Record<Language, ChatWords> = { en, he, fr, es, pt };
