import type { Language } from '@foothold/contract';
import type { Phase } from '../catalogue/schema.ts';
import type { ChatIntent, OutsideTopic, Purpose } from './intents.ts';
import type { Kind } from './kinds.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import he from './words/he.json' with { type: 'json' };
import pt from './words/pt.json' with { type: 'json' };

/** Intents with more than one text to choose from, or with none of their own. */
type ChosenIntent =
  | 'template'
  | 'example'
  | 'smaller'
  | 'next'
  | 'price'
  | 'risk'
  | 'customers'
  | 'how-long'
  | 'no-time'
  | 'another';

/** Next messages the person may want to send. */
export const chips = [
  'how',
  'example',
  'smaller',
  'template',
  'template:follow-up',
  'how-long',
  'next',
  'price',
  'customers',
  'stuck',
  'risk',
  'stop',
  'no-time',
  'no-money',
  'silence',
  'dont-know',
  'afraid',
  'another',
  'change',
] as const;
export type Chip = (typeof chips)[number];

/** The step chat's texts, with slots for the step, the plan and the person. */
export interface ChatWords {
  cards: Record<Exclude<ChatIntent, ChosenIntent> | 'minor' | 'unclear', string>;
  /** Appended where a question also touches what others must answer. */
  notes: Record<OutsideTopic, string>;
  how_long: { plain: string; of_week: string };
  no_time: { plain: string; fits: string; sittings: string };
  price: { plain: string; with_goal: string };
  risk: { known: string; plain: string };
  customers: { known: string; plain: string };
  /** Why an answer says what it says. */
  reasons: { customers: string; price: string };
  next: { now: string; substep: string; done: string };
  smaller: Record<'counted' | 'sentences' | 'finish' | 'again' | 'ten', string>;
  /** Sentences that some cards take in, when there is something to say. */
  before: string;
  progress: string;
  goal: string;
  budget: { zero: string; some: string };
  kit: string;
  fallback: { first_customer: string; who_pays: string };
  /** The first ten minutes of a kind of work, and what its result looks like. */
  kinds: Record<Kind, { ten: string; example: string }>;
  /** What the work of a phase looks like when it is done: the second example. */
  example: Record<Phase, string>;
  /** Messages to copy and change. */
  templates: Record<Purpose, readonly string[]>;
  template_lead: string;
  template_to: string;
  template_more: string;
  /** Who the person is, by what they named. */
  me: Record<'experience' | 'skill' | 'hobby' | 'education', string>;
  /** Leads a passage of the plan that speaks of what was asked. */
  found: string;
  /** Nothing fits: says so, and what the guide can do. */
  unknown: string;
  /** Said once in a talk, behind the first question that nothing is known of. */
  beyond: string;
  /** To what is said of a short answer, and asks nothing. */
  remark: string;
  /** Said where nothing was found and questions that may be meant are offered below. */
  near: string;
  /** What to do with a trouble that is told, whatever it is. */
  trouble: string;
  /** To a question of something from elsewhere that nothing here answers: who would know. */
  who_knows: string;
  /** What holds whatever is feared of what comes: “and if she is cross?” */
  what_if: string;
  /** How to answer what a customer said, whatever it was. */
  to_answer: string;
  /** To a sum of whose figures it is not sure what they are. */
  unsure_sum: string;
  /** To what only a place knows: its prices, hours and rules. */
  elsewhere: string;
  /** What a question ruled out was heard; and where nothing is left of an answer without it. */
  refusal: { heard: string; nothing: string };
  chips: Record<Chip, string>;
}

export const chatWords: Record<Language, ChatWords> = { en, he, fr, es, pt };
