/**
 * What a message beside a task may be for, as people who saw no code wrote them
 * (`guide/training/LANGUAGE/chat-acts.tsv`); `cry` is what the reader of danger learns of people in danger.
 */
export const chatActs = [
  'message',
  'shorter',
  'longer',
  'simpler',
  'tone',
  'alter',
  'another',
  'example',
  'why',
  'how',
  'customers',
  'price',
  'afraid',
  'notime',
  'sum',
  'sumchange',
  'hours',
  'budget',
  'goal',
  'progress',
  'next',
  'told',
  'change',
  'report',
  'trouble',
  'rules',
  'local',
  'craft',
  'social',
  'other',
  'cry',
] as const;
export type ChatAct = (typeof chatActs)[number];

/** Features that are kept at most: as many as the weights of all readers leave room for. */
export const MOST_CHAT_FEATURES = 13_000;
