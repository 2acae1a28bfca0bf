const OPENS = /^\s*<think(?:ing)?>/iu;
const MAY_OPEN = /^\s*(?:<(?:t(?:h(?:i(?:n(?:k(?:i(?:n(?:g)?)?)?)?)?)?)?)?)?$/iu;
const CLOSES = /<\/think(?:ing)?>/iu;
/** Longer than the closing tag, in UTF-16 units. */
const TAIL = 12;

/** Passes an answer on without what its model thought aloud before it, as many open models do: <think>…</think>. */
export function withoutThoughts(): (text: string, ended?: boolean) => string {
  let place: 'opening' | 'thinking' | 'answer' = 'opening';
  let waiting = '';
  return (text, ended = false) => {
    if (place === 'answer') return text;
    waiting += text;
    if (place === 'opening') {
      const opens = OPENS.exec(waiting);
      if (!opens && !ended && MAY_OPEN.test(waiting)) return '';
      place = opens ? 'thinking' : 'answer';
      if (opens) waiting = waiting.slice(opens[0].length);
    }
    const closes = place === 'thinking' ? CLOSES.exec(waiting) : null;
    if (closes) place = 'answer';
    const out = place === 'answer' ? waiting.slice(closes ? closes.index + closes[0].length : 0) : '';
    waiting = place === 'answer' ? '' : waiting.slice(-TAIL);
    return out;
  };
}
