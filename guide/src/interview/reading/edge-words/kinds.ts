/**
 * Words at the edges of what somebody does. `does`: a verb that says no more than that they do it, so that the thing behind it is
 * the name, and `base`: its infinitive, `is`: what only joins a name to “what I know”; `tail`: small words that end no name; `denies`: what denies behind a name, besides the
 * words that deny anywhere, `late`: what does only behind one of `verbs`, “je fais plus”, `hates`: that it is hated, unless that
 * is denied, `deny`: what such a denial may hold besides, “no sé”, “je fais plus”,
 * and `but` and `and`: what joins a limit to what was said before it, `ends`: what says behind
 * where somebody works since when, when or why,
 * `badly` behind what is done and `barely` before it: it is no strength, `so`: what leads to a limit,
 * `knows`: a verb of knowing, which a clause ends with that says what its teller knows nothing of, `topic`: what leads to that,
 * and `relative`: what makes it a clause about the word before: “people who know nothing”.
 */
export type EdgeRole =
  | 'does'
  | 'is'
  | 'base'
  | 'tail'
  | 'denies'
  | 'hates'
  | 'late'
  | 'verbs'
  | 'deny'
  | 'but'
  | 'and'
  | 'ends'
  | 'badly'
  | 'barely'
  | 'so'
  | 'knows'
  | 'topic'
  | 'relative';

/** Words of a language for each role, parted by spaces. */
export type EdgeWords = Readonly<Record<EdgeRole, string>> & {
  /** What says behind something that it is hard for its teller, at the end of its part: “maths is hard for me”; of folded text. */
  hard: RegExp;
  /** What says behind work that it was lost, and when: “and I was laid off in May”; of folded text. */
  jobLost: RegExp;
  /** What begins to say how work ended, “until they shut”, and neither an hour nor “even”; of folded text. */
  until: RegExp;
  /** Where an “and” begins to join something to what was said; of text as it is written. */
  joins: RegExp;
  /** What leads to where somebody worked, which is all that is told of the work: “na cantina da escola”; of folded text. */
  place: RegExp;
};
