import type { Components } from 'react-markdown';
import { safeLink } from './safe-link.ts';

/** How markdown looks in a message. Links leave in a new tab, images are only named, tables and code scroll alone. */
export const markdownElements: Components = {
  h1: ({ children, dir }) => <Heading {...{ children, dir }} />,
  h2: ({ children, dir }) => <Heading {...{ children, dir }} />,
  h3: ({ children, dir }) => <Heading {...{ children, dir }} />,
  h4: ({ children, dir }) => <Heading {...{ children, dir }} />,
  h5: ({ children, dir }) => <Heading {...{ children, dir }} />,
  h6: ({ children, dir }) => <Heading {...{ children, dir }} />,
  ul: ({ children, dir, className }) => (
    <ul dir={dir} className={className === 'contains-task-list' ? 'ps-1' : 'list-disc ps-6'}>
      {children}
    </ul>
  ),
  ol: ({ children, dir, start }) => (
    <ol dir={dir} start={start} className="list-decimal ps-6">
      {children}
    </ol>
  ),
  li: ({ children }) => <li className="my-1 [unicode-bidi:plaintext]">{children}</li>,
  blockquote: ({ children, dir }) => (
    <blockquote dir={dir} className="border-s-2 border-border-strong ps-3 text-muted">
      {children}
    </blockquote>
  ),
  hr: () => <hr className="border-border" />,
  a: ({ href, children }) => {
    const link = safeLink(href);
    if (!link) return <span>{children}</span>;
    return (
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="break-words text-primary-text underline underline-offset-2"
      >
        {children}
      </a>
    );
  },
  img: ({ alt }) => (alt ? <em>[{alt}]</em> : null),
  input: ({ checked }) => <span aria-hidden="true">{checked ? '☑' : '☐'}</span>,
  pre: ({ children }) => (
    <pre dir="ltr" className="rounded-sm bg-bg p-3 text-sm whitespace-pre-wrap">
      {children}
    </pre>
  ),
  code: ({ children }) => <code className="rounded-sm bg-bg px-1 font-mono text-[0.9em]">{children}</code>,
  table: ({ children, dir }) => (
    <table dir={dir} className="border-collapse text-start">
      {children}
    </table>
  ),
  th: ({ children, style }) => (
    <th style={style} className="border border-border-strong px-3 py-1.5 text-start font-semibold">
      {children}
    </th>
  ),
  td: ({ children, style }) => (
    <td style={style} className="border border-border-strong px-3 py-1.5 text-start [unicode-bidi:plaintext]">
      {children}
    </td>
  ),
};

function Heading({ children, dir }: { children?: React.ReactNode; dir?: string | undefined }) {
  return (
    <h3 dir={dir} className="font-bold">
      {children}
    </h3>
  );
}
