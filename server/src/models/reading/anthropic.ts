import { at, type Counted, type EventReader, type Finish, textAt } from './answer.ts';

const finishes: Record<string, Finish> = {
  end_turn: 'stop',
  stop_sequence: 'stop',
  // Models without schemas of their own answer through a tool.
  tool_use: 'stop',
  max_tokens: 'length',
  model_context_window_exceeded: 'length',
  refusal: 'refused',
};

/** The cached tokens are counted beside the others here. */
function countedIn(usage: unknown): Counted {
  const [fresh, cached, kept] = ['input_tokens', 'cache_read_input_tokens', 'cache_creation_input_tokens'].map((key) =>
    Number(at(usage, key) ?? 0),
  );
  return { input: (fresh ?? 0) + (cached ?? 0) + (kept ?? 0), cached: cached ?? 0 };
}

/** The events of Anthropic's Messages. */
export const readAnthropic: EventReader = (event, answer) => {
  switch (textAt(event, 'type')) {
    case 'message_start':
      return answer.count(countedIn(at(event, 'message', 'usage')));
    case 'content_block_start':
      if (/thinking/.test(textAt(event, 'content_block', 'type'))) answer.thinking('');
      return;
    case 'content_block_delta': {
      const delta = at(event, 'delta');
      const text = textAt(delta, 'text') || textAt(delta, 'partial_json');
      if (text !== '') answer.text(text);
      const thought = textAt(delta, 'thinking');
      if (thought !== '') answer.thinking(thought);
      return;
    }
    case 'message_delta': {
      const output = at(event, 'usage', 'output_tokens');
      if (typeof output === 'number') answer.count({ output });
      const reason = textAt(event, 'delta', 'stop_reason');
      if (reason !== '') answer.finish(finishes[reason] ?? 'other');
      return;
    }
    case 'error':
      return answer.error(at(event, 'error') ?? event);
    default:
      return;
  }
};
