/** Told while a body is sent: the share that has gone, 0 to 1; 1 = all of it, and the answer is awaited. */
export type OnSent = (share: number) => void;

/** `fetch`, or for who wants to be told how far a body has gone, the same by XMLHttpRequest: `fetch` can't tell. */
export function fetchTelling(onSent: OnSent | undefined): (url: string, init: RequestInit) => Promise<Response> {
  if (!onSent) return (url, init) => fetch(url, init);
  return (url, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const { signal } = init;
      const abort = () => request.abort();
      request.open(init.method ?? 'GET', url);
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0));
      request.upload.addEventListener('load', () => onSent(1));
      request.addEventListener('load', () =>
        resolve(new Response(request.responseText || null, { status: request.status })),
      );
      request.addEventListener('error', () => reject(new TypeError('Failed to send')));
      request.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')));
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
      if (signal?.aborted) return reject(new DOMException('Stopped', 'AbortError'));
      signal?.addEventListener('abort', abort);
      request.send(init.body as XMLHttpRequestBodyInit);
    });
}
