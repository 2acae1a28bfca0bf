/** What people ask about a step, the more particular first: of several in one clause the first is answered. */
export const chatIntents = [
  'illegal',
  'expert',
  'instructions',
  'act',
  'ai',
  'guarantee',
  'health',
  'investment',
  'legal',
  'tax',
  'no-time',
  'no-money',
  'silence',
  'competitor',
  'afraid',
  'motivation',
  'template',
  'example',
  'smaller',
  'price',
  'change',
  'how-long',
  'cost',
  'tools',
  'customers',
  'off-topic',
  'stuck',
  'stop',
  'can-do',
  'next',
  'done',
  'risk',
  'dont-know',
  'progress',
  'why',
  'how',
  'another',
  'go',
  'thanks',
  'hello',
] as const;
export type ChatIntent = (typeof chatIntents)[number];

/** Topics that others are qualified to answer. */
export const outsideTopics = ['legal', 'tax', 'health', 'investment'] as const satisfies ChatIntent[];
export type OutsideTopic = (typeof outsideTopics)[number];

export function isOutside(intent: ChatIntent): intent is OutsideTopic {
  return outsideTopics.some((topic) => topic === intent);
}

/** What a message to copy is for. */
export const purposes = [
  'ask',
  'first',
  'practise',
  'follow-up',
  'referral',
  'feedback',
  'price',
  'no',
  'post',
] as const;
export type Purpose = (typeof purposes)[number];

/** What keeps somebody from going on; said after “what is in the way?”, one word names it. */
export const obstacles = ['no-time', 'silence', 'dont-know', 'afraid', 'no-money'] as const satisfies ChatIntent[];
export type ChatObstacle = (typeof obstacles)[number];

/** One thing a message asks. */
export interface Ask {
  intent: ChatIntent;
  /** Of a message to copy, when it was said. */
  purpose: Purpose | null;
  /** Minutes the person says they have. */
  minutes: number | null;
  /** Only a question word said it: what else the question names decides whether it is about this step. */
  weak: boolean;
  /** Said by one word alone (“customer”), which also stands in questions about something else. */
  bare?: boolean;
}
