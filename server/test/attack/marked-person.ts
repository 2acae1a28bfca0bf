import { readFileSync } from 'node:fs';
import { api, type Endpoint } from '@foothold/contract';

/** What must never be read in what a server tells its operators: said in every place a person, or an attacker, can say something. */
export const MARK = 'marmalade-by-moonlight';
export const ADDRESS = '198.51.100.77';
export const markedPerson = {
  name: `Dana-${MARK}`,
  email: `dana-${MARK}@example.test`,
  password: `pass-${MARK}-77`,
  agreed_to_terms: true,
};
/** A CV that can be read. */
export const cv = new Uint8Array(readFileSync(new URL('../resume/fixtures/en-docx-01.docx', import.meta.url)));

const marked = {
  'x-forwarded-for': ADDRESS,
  'user-agent': MARK,
  tracestate: `a=${MARK}`,
  baggage: `b=${MARK}`,
};

/** Sends as somebody who says the mark wherever they can, signed in once they have signed up. */
export function markedSender(origin: string) {
  let token = '';

  async function send(
    { method, path }: Pick<Endpoint, 'method' | 'path'>,
    body: object | string = {},
    more: Record<string, string> = {},
  ) {
    const headers = {
      'content-type': 'application/json',
      ...marked,
      ...(token && { authorization: `Bearer ${token}` }),
      ...more,
    };
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const reply = await fetch(origin + path, { method, headers, ...(method !== 'GET' && { body: payload }) });
    return { status: reply.status, text: await reply.text() };
  }

  /** Gives the token, and the id of the account. */
  async function signUp(): Promise<{ token: string; userId: string }> {
    token = (JSON.parse((await send(api.account.signup, markedPerson)).text) as { token: string }).token;
    const { user_id: userId } = JSON.parse((await send(api.account.get)).text) as { user_id: string };
    return { token, userId };
  }

  /** Uploads a file as a CV and gives the status of the answer. */
  async function upload(file: Uint8Array<ArrayBuffer>, name: string): Promise<number> {
    const form = new FormData();
    form.append('language', 'en');
    form.append('file', new Blob([file]), name);
    const headers = { ...marked, authorization: `Bearer ${token}` };
    return (await fetch(origin + api.resume.upload.path, { method: 'POST', headers, body: form })).status;
  }

  return { send, signUp, upload };
}
