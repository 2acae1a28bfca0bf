/** What a stretch of a person's words may be (`guide/training/PEOPLE.md` says what each means). */
export const factKinds = [
  'name',
  'age',
  'place',
  'hours',
  'have',
  'want',
  'figure',
  'job',
  'span',
  'skill',
  'hobby',
  'study',
  'asset',
  'limit',
  'dislike',
  'wish',
  'goal',
  'idea',
  'business',
] as const;
export type FactKind = (typeof factKinds)[number];

/** Labels of tokens: 0 is outside of everything, then for each kind its first token and its further ones. */
export const LABELS = 1 + 2 * factKinds.length;
export const firstOf = (kind: number) => 1 + 2 * kind;
export const furtherOf = (kind: number) => 2 + 2 * kind;
/** The kind of a label, −1 for outside. */
export const kindOf = (label: number) => (label === 0 ? -1 : (label - 1) >> 1);
export const isFirst = (label: number) => label % 2 === 1;
/** Whether a label may follow another: further tokens only follow their own kind. */
export const mayFollow = (before: number, label: number) =>
  label === 0 || isFirst(label) || (before !== 0 && kindOf(before) === kindOf(label));

/** What may be said of a fact besides: whose, whether at all, when. Several of them may hold. */
export const manners = ['other', 'no', 'past', 'wish', 'unsure'] as const;
export type Manner = (typeof manners)[number];
/** How often money comes or goes. */
export const periods = ['once', 'day', 'week', 'month', 'year'] as const;
export type Period = (typeof periods)[number];
/** What kind of limit something is. */
export const limitKinds = [
  'body',
  'time',
  'travel',
  'phone',
  'law',
  'faith',
  'family',
  'language',
  'people',
  'place',
  'money',
] as const;
export type LimitKind = (typeof limitKinds)[number];
