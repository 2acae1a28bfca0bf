/** One server-sent event; comments and unnamed events are left out. */
export interface ServerEvent {
  event: string;
  data: unknown;
}

function parseBlock(block: string): ServerEvent | null {
  let event = '';
  const data: string[] = [];
  for (const line of block.split(/\r\n|\r|\n/)) {
    if (line.startsWith('event:')) event = line.slice(6).trim();
    if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
  }
  return event && data.length > 0 ? { event, data: JSON.parse(data.join('\n')) } : null;
}

/** Reads server-sent events off a response body as they come. Throws on data that is no JSON. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let buffer = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      buffer += decoder.decode(value, { stream: !done });
      const blocks = buffer.split(/\r\n\r\n|\n\n|\r\r/);
      buffer = done ? '' : (blocks.pop() ?? '');
      for (const block of blocks) {
        const event = parseBlock(block);
        if (event) yield event;
      }
      if (done) return;
    }
  } finally {
    await reader.cancel();
  }
}
