export type Calendar = 'day' | 'week' | 'month' | 'year';

/** A number of a message with what it counts, where it stands. */
export interface Figure {
  /** `span` = days, weeks, months or years. */
  kind: 'money' | 'percent' | 'hours' | 'span' | 'number';
  /** Hours for minutes too; percent as a number out of a hundred. */
  value: number;
  /** ISO 4217; null when none stands beside it. */
  currency: string | null;
  /** What it comes with: “a week”, “an hour”, “a call”. */
  per: Calendar | 'hour' | 'unit' | null;
  /** What is counted or paid for, in the person's own form: “calls” of “12 calls”, “call” of “40 a call”. */
  noun: string | null;
  /** Of a span. */
  unit: Calendar | null;
  /** Of people, oneself among them: “me and two friends”. */
  withOneself?: boolean;
  from: number;
  to: number;
}

/** Whether something comes by a time of the calendar. */
export const isCalendar = (per: Figure['per']): per is Calendar => per !== null && per !== 'hour' && per !== 'unit';
