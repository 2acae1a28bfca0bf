import type { Complaint, Finish } from './wire-format.ts';

/** Answers that come whole and are not what was asked for. */
const answerFaults = [
  'malformed-json',
  'wrong-schema',
  'fenced-json',
  'prose-round-json',
  'deep-json',
  'cut-at-length',
  'empty-answer',
  'blank-answer',
  'refusal',
  'content-filter',
  'huge-answer',
  'endless-answer',
] as const;
type AnswerFault = (typeof answerFaults)[number];

/** Answers that are none. */
const complaintFaults = [
  'unauthorized',
  'forbidden',
  'no-model',
  'rate-limit',
  'rate-limit-retry-after',
  'quota',
  'server-error',
  'unavailable',
  'overloaded',
  'context-too-long',
  'bad-request',
] as const;
type ComplaintFault = (typeof complaintFaults)[number];

/** Bodies that no provider should send. */
const bodyFaults = ['not-streamed', 'wrong-content-type', 'html-page', 'html-error', 'gzip-bomb', 'redirect'] as const;

/** Connections that fail before a word. `hang` does not even read the question. */
const silentFaults = [
  'hang',
  'reset-before-headers',
  'silent-headers',
  'headers-then-silence',
  'empty-stream',
] as const;

/** What goes wrong after some words. */
const midFaults = [
  'stall',
  'reset',
  'close-early',
  'malformed-event',
  'unknown-event',
  'error-in-stream',
  'overloaded-in-stream',
  'rate-limit-in-stream',
] as const;
export type MidFault = (typeof midFaults)[number];

/** `refused`: nobody listens. `drip`: a byte a second. */
export const faults = [
  ...answerFaults,
  ...complaintFaults,
  ...bodyFaults,
  ...silentFaults,
  ...midFaults,
  'drip',
  'refused',
] as const;
export type Fault = (typeof faults)[number];

const isOneOf =
  <Name extends string>(names: readonly Name[]) =>
  (fault: string | null): fault is Name =>
    names.some((name) => name === fault);
export const isMidFault = isOneOf<MidFault>(midFaults);
export const isComplaintFault = isOneOf<ComplaintFault>(complaintFaults);

const complaintsInStream: Partial<Record<MidFault, Complaint>> = {
  'error-in-stream': 'server-error',
  'overloaded-in-stream': 'overloaded',
  'rate-limit-in-stream': 'rate-limit',
};
export const complaintInStream = (fault: MidFault): Complaint | null => complaintsInStream[fault] ?? null;

export const complaintOf = (fault: ComplaintFault): Complaint =>
  fault === 'rate-limit-retry-after' ? 'rate-limit' : fault;

/** 10 MB. */
const HUGE = 10 * 1024 * 1024;
const most = (text: string) => text.slice(0, Math.ceil(text.length * 0.6));
const spoilt: Record<AnswerFault, (text: string) => { text: string; finish?: Finish }> = {
  'malformed-json': (text) => ({ text: `${most(text)}, "` }),
  'wrong-schema': () => ({
    text: '{"unexpected": true, "title": 7, "reply": ["a", {"b": null}], "__proto__": {"polluted": 1}}',
  }),
  'fenced-json': (text) => ({ text: `\`\`\`json\n${text}\n\`\`\`` }),
  'prose-round-json': (text) => ({
    text: `Sure! Here is the JSON you asked for:\n\n${text}\n\nLet me know if {that} helps.`,
  }),
  'deep-json': () => ({ text: '{"reply":'.concat('['.repeat(200_000)) }),
  'cut-at-length': (text) => ({ text: most(text), finish: 'length' }),
  'empty-answer': () => ({ text: '' }),
  'blank-answer': () => ({ text: ' \n\n ' }),
  refusal: () => ({ text: 'I am sorry, I cannot help with that.', finish: 'refusal' }),
  'content-filter': (text) => ({ text: most(text), finish: 'content-filter' }),
  'huge-answer': (text) => ({ text: `${text} ${'word '.repeat(HUGE / 5)}` }),
  'endless-answer': (text) => ({ text: `${text} ` }),
};

/** The text and the end of an answer under a fault; unchanged by any other. */
export function spoil(fault: Fault | null, text: string): { text: string; finish: Finish } {
  const spoiler = Object.entries(spoilt).find(([name]) => name === fault)?.[1];
  return { finish: 'stop', ...(spoiler?.(text) ?? { text }) };
}
