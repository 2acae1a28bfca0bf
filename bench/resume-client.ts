// Somebody who signs up on a running server and sends it CVs, for the measurements of reading CVs.
import { api } from '@foothold/contract';

/** A session's token for a new person. */
export async function signedUp(origin: string, name = 'reader'): Promise<string> {
  const response = await fetch(origin + api.account.signup.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name,
      email: `${name}-${process.pid}@example.test`,
      password: 'quiet-harbour-7',
      agreed_to_terms: true,
    }),
  });
  const { token } = (await response.json()) as { token?: string };
  if (!token) throw new Error(`The sign-up answered ${response.status}`);
  return token;
}

export async function upload(
  origin: string,
  token: string,
  cv: { fileName: string; file: Buffer },
): Promise<{ status: number; reply: unknown; milliseconds: number }> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(cv.file)]), cv.fileName);
  const started = performance.now();
  const response = await fetch(origin + api.resume.upload.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const reply: unknown = await response.json();
  return { status: response.status, reply, milliseconds: performance.now() - started };
}
