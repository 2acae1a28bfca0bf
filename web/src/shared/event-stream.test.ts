import { describe, expect, it } from 'vitest';
import { readEvents, type ServerEvent } from '#shared/event-stream.ts';

/** The bytes of a text, cut into pieces of `size`, so that letters and lines fall apart between reads. */
function bodyOf(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
}

async function eventsOf(text: string, size: number): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of readEvents(bodyOf(text, size))) events.push(event);
  return events;
}

const wire =
  ': keep awake\n\nevent: delta\ndata: {"text":"שלום 🙏"}\n\nevent: delta\r\ndata: {"text":"b"}\r\n\r\ndata: {"nameless":1}\n\nevent: done\ndata: {"ok":true}\n\n';

describe('readEvents', () => {
  it.each([1, 2, 3, 7, 1_000])('reads the same from pieces of %i bytes', async (size) => {
    expect(await eventsOf(wire, size)).toEqual([
      { event: 'delta', data: { text: 'שלום 🙏' } },
      { event: 'delta', data: { text: 'b' } },
      { event: 'done', data: { ok: true } },
    ]);
  });

  it('reads a last event without its empty line', async () => {
    expect(await eventsOf('event: done\ndata: 1', 4)).toEqual([{ event: 'done', data: 1 }]);
  });

  it('lets go of the connection when the reader stops early', async () => {
    let cancelled = false;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('event: a\ndata: 1\n\n')),
      cancel: () => {
        cancelled = true;
      },
    });
    for await (const event of readEvents(body)) {
      expect(event).toEqual({ event: 'a', data: 1 });
      break;
    }
    expect(cancelled).toBe(true);
  });
});
