type Shape = 'time' | 'day' | 'dayOfYear' | 'date';

const options: Record<Shape, Intl.DateTimeFormatOptions> = {
  time: { hour: 'numeric', minute: '2-digit' },
  day: { dateStyle: 'long', timeStyle: 'short' },
  dayOfYear: { weekday: 'long', day: 'numeric', month: 'long' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
};
/** Making one takes longer than drawing the message, which is drawn anew with every few words. */
const formats = new Map<string, Intl.DateTimeFormat>();

function inWords(ts: number, language: string, shape: Shape): string {
  const key = `${shape} ${language}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options[shape]);
  formats.set(key, format);
  return format.format(ts);
}

/** Hours and minutes of a time (milliseconds since the epoch), as the language writes them. */
export function hoursAndMinutes(ts: number, language: string): string {
  return inWords(ts, language, 'time');
}

/** Day and time of a message (milliseconds since the epoch), for whoever wants to know more. */
export function dayAndTime(ts: number, language: string): string {
  return inWords(ts, language, 'day');
}

const DAY_MS = 86_400_000;

/** Midnight of a day here as milliseconds of a clock without summer time, so that days can be counted. */
function midnight(ts: number): number {
  const day = new Date(ts);
  return Date.UTC(day.getFullYear(), day.getMonth(), day.getDate());
}

/** The day of a time (both in milliseconds since the epoch) as one names it `now`: today, yesterday, Monday, 3 May. */
export function dayInWords(ts: number, now: number, language: string): string {
  const ago = (midnight(now) - midnight(ts)) / DAY_MS;
  if (ago === 0 || ago === 1) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-ago, 'day');
  const isThisYear = new Date(ts).getFullYear() === new Date(now).getFullYear();
  return inWords(ts, language, isThisYear ? 'dayOfYear' : 'date');
}

/** Whether two times are of the same day here. */
export function isSameDay(one: number, other: number): boolean {
  return midnight(one) === midnight(other);
}
