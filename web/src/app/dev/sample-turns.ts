import { ASSISTANT } from '@foothold/contract';
import type { ChatTurn } from '#shared/chat/chat-turn.ts';

const MARKDOWN = `## Heading

A paragraph with **bold**, *italic*, ~~struck~~, \`code\` and a [link](https://example.test).

- one
- two
  1. inside
- [x] done

> A quote

| what | how much |
| --- | ---: |
| flour | 12.50 |

\`\`\`
const answer = 42;
\`\`\``;

function turn(id: string, sender: ChatTurn['sender'], content: string, more: Partial<ChatTurn> = {}): ChatTurn {
  return {
    id,
    sender,
    content,
    ts: Date.UTC(2026, 0, 15, 9, 41),
    source: sender === 'user' ? null : 'builtin',
    interrupted: false,
    state: 'settled',
    topic: null,
    ...more,
  };
}

/** A conversation with a message in each state. */
export function sampleTurns(short: string, long: string): ChatTurn[] {
  return [
    turn('1', ASSISTANT, short),
    turn('2', 'user', long),
    turn('3', ASSISTANT, MARKDOWN, { source: 'model' }),
    turn('4', 'user', short),
    turn('5', ASSISTANT, long, { source: 'mixed', interrupted: true }),
    turn('6', 'user', short, { state: 'failed' }),
  ];
}
