declare global {
  interface Window {
    /** Calls that index.html's script made while the code came, by address, and the token they were made with. */
    askedAhead?: { token: string; answers: Record<string, Promise<Response>> };
  }
}

/** From the page's start. Later an answer is older than what the app itself would still show (`query-client.ts`). */
const FRESH_MS = 30_000;

/**
 * The answer to a call that the page itself has made already, once; undefined when it has not, for somebody else, or too
 * long ago. A call that changes something makes all of them old.
 */
export function takeAskedAhead(method: string, address: string, token: string | null): Promise<Response> | undefined {
  if (method !== 'GET' || performance.now() > FRESH_MS) delete window.askedAhead;
  const { askedAhead } = window;
  const answer = askedAhead?.token === token ? askedAhead.answers[address] : undefined;
  if (answer) delete askedAhead?.answers[address];
  return answer;
}

/** Whether the page itself has made a call whose answer nobody has taken yet. */
export function isAskedAhead(address: string): boolean {
  return window.askedAhead?.answers[address] !== undefined;
}
