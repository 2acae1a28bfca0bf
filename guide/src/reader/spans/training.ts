/** How the reader of facts learns; found on the people kept for tuning (decision 025). `least` = smallest weight kept. */
export const factTraining = {
  epochs: 12,
  rate: 0.07,
  decay: 0.0005,
  ease: 0.05,
  hidden: 0.2,
  averaged: 4,
  fewest: 4,
  least: 0.05,
};
/** The same for what is said of a fact; `positive` = how often what holds counts, since most of it holds rarely. */
export const attributeTraining = { epochs: 20, rate: 0.3, decay: 0.0003, positive: 4, ease: 10, least: 0.03 };
