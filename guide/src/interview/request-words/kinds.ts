/**
 * What a message may want that is no answer, each as patterns on folded text that bars separate. `lead`: what may stand before
 * any of them; `explain`: the word for help by itself, `meaning`: a question what is meant.
 */
export const requestRoles = [
  'lead',
  'skip',
  'unsure',
  'little',
  'no work yet',
  'why',
  'thanks',
  'hello',
  'left',
  'form',
  'stop',
  'go on',
  'summary',
  'start over',
  'explain',
  'meaning',
  'who',
  'outside',
] as const;
export type RequestRole = (typeof requestRoles)[number];

/** Patterns of a language for each role. */
export type RequestWords = Readonly<Record<RequestRole, string>>;
