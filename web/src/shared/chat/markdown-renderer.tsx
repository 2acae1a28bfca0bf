import { memo, useState } from 'react';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { continueBlocks, emptyBlocks } from './markdown-blocks.ts';
import { markdownElements } from './markdown-elements.tsx';
import { settleTail } from './markdown-settle.ts';

interface MarkdownRendererProps {
  text: string;
  growing: boolean;
}

const remarkPlugins = [remarkGfm];
const rehypePlugins = [directionOfBlocks];

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
  return (
    <ReactMarkdown remarkPlugins={remarkPlugins} rehypePlugins={rehypePlugins} components={markdownElements}>
      {source}
    </ReactMarkdown>
  );
});

interface Tree {
  children: { type: string; tagName?: string; properties?: Record<string, unknown> }[];
}

/**
 * `dir=auto` on top-level blocks alone: HTML's own algorithm skips descendants that carry a `dir`, so a nested one would
 * take its text out of the parent's decision.
 */
function directionOfBlocks() {
  return (tree: Tree) => {
    for (const node of tree.children) {
      if (node.type === 'element' && node.tagName !== 'pre') node.properties = { ...node.properties, dir: 'auto' };
    }
  };
}
