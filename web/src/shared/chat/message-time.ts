type Shape = 'time' | 'day';

const options: Record<Shape, Intl.DateTimeFormatOptions> = {
  time: { hour: 'numeric', minute: '2-digit' },
  day: { dateStyle: 'long', timeStyle: 'short' },
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
