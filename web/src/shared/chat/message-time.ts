/** Hours and minutes of a time (milliseconds since the epoch), as the language writes them. */
export function hoursAndMinutes(ts: number, language: string): string {
  return new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(ts);
}

/** Day and time of a message (milliseconds since the epoch), for whoever wants to know more. */
export function dayAndTime(ts: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(ts);
}
