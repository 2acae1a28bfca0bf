import { describe, expect, it } from 'vitest';
import type { AnswerListener, EventReader } from './answer.ts';
import { readAnthropic } from './anthropic.ts';
import { readGoogle } from './google.ts';
import { readOpenAI } from './openai.ts';
import { readOpenAICompatible } from './openai-compatible.ts';

/** What a reader makes of events, in order. */
function told(read: EventReader, ...events: unknown[]) {
  const said: unknown[] = [];
  const answer: AnswerListener = {
    text: (piece) => said.push(piece),
    thinking: (piece) => said.push({ thinking: piece }),
    finish: (finish) => said.push({ finish }),
    count: (tokens) => said.push(tokens),
    error: (error) => said.push({ error }),
  };
  for (const event of events) read(event, answer);
  return said;
}

describe('events of', () => {
  it('OpenAI-compatible servers', () => {
    const chunk = (delta: object, finish_reason: string | null = null) => ({ choices: [{ delta, finish_reason }] });
    expect(
      told(
        readOpenAICompatible,
        chunk({ role: 'assistant', content: '' }),
        chunk({ reasoning_content: 'Hm' }),
        chunk({ reasoning: 'hm' }),
        chunk({ content: 'One' }),
        chunk({ content: [{ type: 'text', text: ' two' }] }),
        chunk({}, 'stop'),
        { choices: [], usage: { prompt_tokens: 9, completion_tokens: 4, prompt_tokens_details: null } },
      ),
    ).toEqual([{ thinking: 'Hm' }, { thinking: 'hm' }, 'One', ' two', { finish: 'stop' }, { input: 9, output: 4 }]);
    expect(told(readOpenAICompatible, chunk({ refusal: 'No.' }, 'stop'))).toEqual([
      { finish: 'stop' },
      { finish: 'refused' },
    ]);
    expect(told(readOpenAICompatible, { error: 'out of memory' })).toEqual([{ error: 'out of memory' }]);
    expect(told(readOpenAICompatible, chunk({}, 'tool_calls'))).toEqual([{ finish: 'other' }]);
  });

  it('OpenAI', () => {
    const usage = { input_tokens: 9, output_tokens: 4, output_tokens_details: { reasoning_tokens: 3 } };
    expect(
      told(
        readOpenAI,
        { type: 'response.created', response: { instructions: 'x' } },
        { type: 'response.output_item.added', item: { type: 'reasoning' } },
        { type: 'response.output_text.delta', delta: 'One' },
        { type: 'response.output_text.done', text: 'One' },
        { type: 'response.completed', response: { usage } },
      ),
    ).toEqual([{ thinking: '' }, 'One', { input: 9, output: 4, thought: 3 }, { finish: 'stop' }]);
    const incomplete = (reason: string) => ({
      type: 'response.incomplete',
      response: { incomplete_details: { reason } },
    });
    expect(told(readOpenAI, incomplete('max_output_tokens'), incomplete('content_filter'), incomplete('?'))).toEqual([
      {},
      { finish: 'length' },
      {},
      { finish: 'refused' },
      {},
      { finish: 'other' },
    ]);
    const error = { code: 'server_error', message: 'x' };
    expect(told(readOpenAI, { type: 'response.failed', response: { error } }, { type: 'error', ...error })).toEqual([
      { error },
      { error: { type: 'error', ...error } },
    ]);
  });

  it('Anthropic', () => {
    const usage = { input_tokens: 5, cache_read_input_tokens: 100, cache_creation_input_tokens: 10 };
    const delta = (of: object) => ({ type: 'content_block_delta', delta: of });
    const end = (stop_reason: string) => ({
      type: 'message_delta',
      delta: { stop_reason },
      usage: { output_tokens: 7 },
    });
    expect(
      told(
        readAnthropic,
        { type: 'message_start', message: { usage } },
        { type: 'ping' },
        { type: 'content_block_start', content_block: { type: 'thinking' } },
        delta({ type: 'thinking_delta', thinking: 'Hm' }),
        delta({ type: 'signature_delta', signature: 'x' }),
        delta({ type: 'text_delta', text: 'One' }),
        end('end_turn'),
      ),
    ).toEqual([
      { input: 115, cached: 100 },
      { thinking: '' },
      { thinking: 'Hm' },
      'One',
      { output: 7 },
      { finish: 'stop' },
    ]);
    expect(told(readAnthropic, delta({ type: 'input_json_delta', partial_json: '{"a"' }))).toEqual(['{"a"']);
    expect(told(readAnthropic, end('refusal'), end('pause_turn'))).toEqual([
      { output: 7 },
      { finish: 'refused' },
      { output: 7 },
      { finish: 'other' },
    ]);
  });

  it('Google', () => {
    const usageMetadata = { promptTokenCount: 9, candidatesTokenCount: 4, thoughtsTokenCount: 30 };
    const parts = [{ text: 'Hm', thought: true }, { text: 'One' }, { inlineData: {} }];
    expect(
      told(
        readGoogle,
        { candidates: [{ content: { parts } }] },
        { candidates: [{ finishReason: 'STOP' }], usageMetadata },
      ),
    ).toEqual([{ thinking: 'Hm' }, 'One', { input: 9, output: 34, thought: 30 }, { finish: 'stop' }]);
    expect(told(readGoogle, { promptFeedback: { blockReason: 'SAFETY' } })).toEqual([{ finish: 'refused' }]);
    expect(told(readGoogle, { candidates: [{ finishReason: 'MALFORMED_FUNCTION_CALL' }] })).toEqual([
      { finish: 'other' },
    ]);
  });

  it.each([readOpenAICompatible, readOpenAI, readAnthropic, readGoogle])('nobody knows say nothing', (read) => {
    const odd = [null, 7, 'text', [], {}, { type: 7 }, { choices: 7, candidates: [7] }, { choices: [{ delta: null }] }];
    expect(told(read, ...odd)).toEqual([]);
  });
});
