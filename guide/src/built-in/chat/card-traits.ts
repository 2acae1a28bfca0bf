import type { ChatIntent } from '../../chat/intents.ts';

/**
 * What sets a card apart where it is weighed whether it speaks of a message:
 *
 * - `wished`: asked for by its name, with how many or of what beside it (“3 examples”, “a message to Dana”).
 * - `of-what-is-named`: about the plan by itself, and about whatever else is named: “is a web page worth it”.
 * - `wide`: about the whole work, and named by one word of a question about something else: “a customer cancelled”.
 * - `of-oneself`: what a phrase says of the person, whatever it is about: “I am afraid that they laugh at my loaves”.
 * - `feeling`: said beside what it is about.
 */
type Trait = 'wished' | 'of-what-is-named' | 'wide' | 'of-oneself' | 'feeling';

const traits: Partial<Record<ChatIntent, readonly Trait[]>> = {
  example: ['wished'],
  smaller: ['wished'],
  'off-topic': ['wished'],
  template: ['wished', 'wide'],
  stop: ['of-what-is-named'],
  'how-long': ['of-what-is-named'],
  progress: ['of-what-is-named'],
  cost: ['of-what-is-named', 'wide'],
  how: ['of-what-is-named', 'wide'],
  why: ['of-what-is-named', 'wide'],
  customers: ['wide'],
  change: ['wide'],
  'can-do': ['wide'],
  next: ['wide'],
  done: ['wide'],
  risk: ['wide'],
  thanks: ['wide'],
  hello: ['wide'],
  afraid: ['of-oneself', 'feeling'],
  motivation: ['of-oneself', 'feeling'],
  'no-time': ['of-oneself'],
  'no-money': ['of-oneself'],
  stuck: ['of-oneself'],
};

export const is = (trait: Trait, intent: ChatIntent): boolean => traits[intent]?.includes(trait) === true;
