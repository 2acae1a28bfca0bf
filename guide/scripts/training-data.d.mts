/** A line of guide/training: what a text is, and the text. */
export interface Line {
  label: string;
  text: string;
  language: string;
}
export function linesIn(file: string, language: string): Line[];
export function safetyLines(language: string): Line[];
export function judgeLines(language: string): Line[];
export function blindLines(language: string): Line[];
export function wishLines(language: string): Line[];
export function dailyLines(language: string): Line[];
export function familyLines(language: string): Line[];
export function softLines(language: string): Line[];
export function lifeLines(language: string): Line[];
export function notLines(language: string): Line[];
export function everydayLines(language: string): Line[];
export function besideLines(language: string): Line[];
export function wantLines(language: string): Line[];
export function needLines(language: string): Line[];
export function dangerExamples(): Promise<Line[]>;
export function lawExamples(): Promise<Line[]>;
export function digestOf(examples: readonly Line[]): string;
