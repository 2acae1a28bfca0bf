import { fromMarkdown } from 'mdast-util-from-markdown';

/** What is known of a growing text: blocks that can't change any more, and how many characters they cover. */
export interface BlockMemo {
  source: string;
  finished: readonly string[];
  finishedLength: number;
  blocks: readonly string[];
}

export const emptyBlocks: BlockMemo = { source: '', finished: [], finishedLength: 0, blocks: [] };

/** Growing text can still change its last block and, by what follows a list, the one before. */
const OPEN_BLOCKS = 2;
/** `[name]: target` reaches across blocks, so a text with one stays whole. */
const DEFINITION = /^ {0,3}\[[^\]\n]+\]:/m;

/** Top-level markdown blocks; put together again they are the source, but for white space at its end. */
export function splitBlocks(source: string): string[] {
  if (DEFINITION.test(source)) return [source];
  const blocks: string[] = [];
  let start = 0;
  for (const node of fromMarkdown(source).children) {
    const end = node.position?.end.offset ?? source.length;
    blocks.push(source.slice(start, end));
    start = end;
  }
  return blocks;
}

/** A line with a letter is what it is, however it goes on; but for those of HTML, code and link definitions. */
const isSettled = (line: string) => /\p{L}/u.test(line) && !/^\s*[<`~[]/.test(line);

/** The blocks where only the last line of `memo` goes on and makes no other block; null where that is not sure. */
function withinLine(memo: BlockMemo, source: string): BlockMemo | null {
  const line = memo.source.slice(memo.source.lastIndexOf('\n') + 1);
  if (!isSettled(line) || /[\n\r]/.test(source.slice(memo.source.length))) return null;
  const before = memo.blocks.slice(0, -1);
  const last = source.slice(before.reduce((sum, block) => sum + block.length, 0)).trimEnd();
  return { ...memo, source, blocks: [...before, last] };
}

/** The blocks of `source`, reading only what was added since `memo` when `source` continues it. */
export function continueBlocks(memo: BlockMemo, source: string): BlockMemo {
  if (source === memo.source) return memo;
  const continues = memo.source !== '' && source.startsWith(memo.source);
  const within = continues ? withinLine(memo, source) : null;
  if (within) return within;
  if (!continues || DEFINITION.test(source)) {
    return remember(source, [], splitBlocks(source));
  }
  return remember(source, memo.finished, splitBlocks(source.slice(memo.finishedLength)));
}

function remember(source: string, finished: readonly string[], tail: readonly string[]): BlockMemo {
  const done = [...finished, ...tail.slice(0, -OPEN_BLOCKS)];
  const finishedLength = done.reduce((sum, block) => sum + block.length, 0);
  return { source, finished: done, finishedLength, blocks: [...done, ...tail.slice(-OPEN_BLOCKS)] };
}
