import { at, countedAt, type EventReader, textAt } from './answer.ts';

const usagePaths = {
  input: ['input_tokens'],
  output: ['output_tokens'],
  cached: ['input_tokens_details', 'cached_tokens'],
  thought: ['output_tokens_details', 'reasoning_tokens'],
};

/** The events of OpenAI's Responses. */
export const readOpenAI: EventReader = (event, answer) => {
  const type = textAt(event, 'type');
  switch (type) {
    case 'response.output_text.delta':
      return answer.text(textAt(event, 'delta'));
    case 'response.refusal.delta':
      return answer.finish('refused');
    case 'response.output_item.added':
      if (at(event, 'item', 'type') === 'reasoning') answer.thinking('');
      return;
    case 'response.reasoning_text.delta':
    case 'response.reasoning_summary_text.delta':
      return answer.thinking(textAt(event, 'delta'));
    case 'response.completed':
    case 'response.incomplete': {
      answer.count(countedAt(at(event, 'response', 'usage'), usagePaths));
      if (type === 'response.completed') return answer.finish('stop');
      const reason = textAt(event, 'response', 'incomplete_details', 'reason');
      if (reason === 'content_filter') return answer.finish('refused');
      return answer.finish(reason === 'max_output_tokens' ? 'length' : 'other');
    }
    case 'response.failed':
      return answer.error(at(event, 'response', 'error') ?? event);
    case 'error':
      return answer.error(at(event, 'error') ?? event);
    default:
      return;
  }
};
