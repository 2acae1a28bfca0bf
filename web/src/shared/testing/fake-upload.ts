/** How a fake network answers a request. */
type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * An `XMLHttpRequest` that asks `fetch` instead of the network: it tells half of the body, then all of it, then the
 * answer, as a browser does.
 */
export function uploadBy(fetch: Fetch): new () => EventTarget {
  return class extends EventTarget {
    readonly upload = new EventTarget();
    readonly #headers = new Headers();
    readonly #stopped = new AbortController();
    #method = 'GET';
    #url = '';
    responseText = '';
    status = 0;

    open(method: string, url: string): void {
      this.#method = method;
      this.#url = url;
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
    }

    send(body: BodyInit): void {
      void this.#ask(body).then((event) => {
        if (this.#stopped.signal.aborted) return;
        this.dispatchEvent(new Event(event));
        this.dispatchEvent(new Event('loadend'));
      });
    }

    abort(): void {
      this.#stopped.abort();
      this.dispatchEvent(new Event('abort'));
      this.dispatchEvent(new Event('loadend'));
    }

    async #ask(body: BodyInit): Promise<'load' | 'error'> {
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 2 }));
      this.upload.dispatchEvent(new Event('load'));
      try {
        const init = { method: this.#method, headers: this.#headers, body, signal: this.#stopped.signal };
        const answer = await fetch(this.#url, init);
        this.status = answer.status;
        this.responseText = await answer.text();
        return 'load';
      } catch {
        // As a browser says it: that it failed, not why.
        return 'error';
      }
    }
  };
}
