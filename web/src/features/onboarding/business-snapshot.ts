import {
  businessLines,
  composeBusinessDescription,
  isBlank,
  MESSAGE_LIMIT,
  readBusinessDescription,
  languages,
  type BusinessLine,
  type Language,
} from '@foothold/contract';

/** Every line of the snapshot, empty where nothing was said. */
export type BusinessForm = Record<BusinessLine, string>;

/** Longest texts, in UTF-16 units: all of them with their labels stay under the 8,000 a description may have. */
export const snapshotLimits: Record<BusinessLine, number> = {
  description: 4_000,
  revenue: 200,
  location: 200,
  challenge: 800,
  problem: 800,
  marketing: 800,
  sales: 800,
};

/**
 * The snapshot behind the draft's business text. The draft has one text for a business, so whatever is said beyond the
 * description is kept there as the labelled lines that the server gets as well.
 */
export function formFromText(text: string): BusinessForm {
  const snapshot = readBusinessDescription(text);
  return Object.fromEntries(businessLines.map((line) => [line, snapshot[line] ?? ''])) as BusinessForm;
}

/** The draft's business text: the plain description when that is all there is, else the labelled lines. */
export function textFromForm(form: BusinessForm, language: Language): string {
  const alone = businessLines.every((line) => line === 'description' || isBlank(form[line]));
  if (alone && formFromText(form.description).description === form.description) return form.description;
  return composeBusinessDescription(form, language);
}

const firstLabels = languages.map((language) => composeBusinessDescription({ description: '' }, language).trim());

/** A person's own notes, without a business description that an earlier visit put behind them. */
export function ownNotes(notes: string): string {
  const rows = notes.split('\n');
  const composed = rows.findIndex((row) => firstLabels.some((label) => row.startsWith(label)));
  return (composed < 0 ? rows : rows.slice(0, composed)).join('\n').trimEnd();
}

/** The notes of a business profile: the person's own, then the composed description, if both fit. */
export function businessNotes(notes: string, composed: string): string {
  const own = ownNotes(notes);
  if (isBlank(own)) return composed;
  const both = `${own}\n${composed}`;
  return both.length <= MESSAGE_LIMIT ? both : own;
}
