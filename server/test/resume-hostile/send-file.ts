import { api } from '@foothold/contract';

/** Where a file goes, for whom, and the language the answer is wanted in. */
export type Addressee = { origin: string; token: string; language: string; signal?: AbortSignal };

/** Sends a file as the page does. */
export async function sendFile(file: Uint8Array, fileName: string, to: Addressee): Promise<Response> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(file)]), fileName);
  return fetch(to.origin + api.resume.upload.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${to.token}`, 'accept-language': to.language },
    body: form,
    ...(to.signal && { signal: to.signal }),
  });
}
