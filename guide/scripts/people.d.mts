/** A stretch of a message that tells a fact. */
export interface Mark {
  kind: string;
  attributes: string[];
  start: number;
  end: number;
  text: string;
}
export function readMarks(line: string): { text: string; marks: Mark[]; wrong: string[] };
export function peopleOf(language: string): { people: unknown[]; wrong: string[] };
