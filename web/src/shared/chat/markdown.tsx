import { lazy, Suspense } from 'react';

interface MarkdownProps {
  text: string;
  /** True while more of the text is coming, and where it never came: half-typed marks are held back. */
  growing?: boolean;
}

const load = () => import('./markdown-renderer.tsx');
const MarkdownRenderer = lazy(() => load().then((module) => ({ default: module.MarkdownRenderer })));

/** Fetches the markdown reader before the first message needs it. */
export function preloadMarkdown(): void {
  void load();
}

/** A message's markdown (GitHub flavour, no raw HTML, no images). Its reader comes in a part of its own. */
export function Markdown({ text, growing = false }: MarkdownProps) {
  return (
    <div className="space-y-3 wrap-anywhere">
      <Suspense fallback={<PlainText text={text} />}>
        <MarkdownRenderer text={text} growing={growing} />
      </Suspense>
    </div>
  );
}

/** The text without its commonest marks, for the moment until the reader is there. */
function PlainText({ text }: { text: string }) {
  return (
    <p dir="auto" className="whitespace-pre-wrap">
      {text.replace(/\*\*|`|^#+ /gm, '')}
    </p>
  );
}
