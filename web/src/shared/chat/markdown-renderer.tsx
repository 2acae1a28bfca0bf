import { memo, useState } from 'react';
import { continueBlocks, emptyBlocks } from './markdown-blocks.ts';
import { Parts } from './markdown-elements.tsx';
import { settleTail } from './markdown-settle.ts';
import { readMarkdown } from './markdown-tree.ts';

interface MarkdownRendererProps {
  text: string;
  growing: boolean;
}

/** Markdown as elements. While the text grows, blocks that are finished are neither parsed nor rendered again. */
export function MarkdownRenderer({ text, growing }: MarkdownRendererProps) {
  const [memo, setMemo] = useState(emptyBlocks);
  const current = continueBlocks(memo, text);
  if (current !== memo) setMemo(current);
  const last = current.blocks.length - 1;
  return current.blocks.map((block, index) => (
    // A block is known by its place: text only grows at the end.
    <Block key={index} source={growing && index === last ? settleTail(block) : block} />
  ));
}

const Block = memo(function Block({ source }: { source: string }) {
  const { nodes, targets } = readMarkdown(source);
  return <Parts nodes={nodes} targets={targets} dir="auto" />;
});
