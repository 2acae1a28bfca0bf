import { Fragment, type ReactNode } from 'react';
import type { MarkdownNode, NodeOf } from './markdown-tree.ts';

interface Placed {
  /** Draws what stands inside. */
  parts: (nodes: readonly MarkdownNode[]) => ReactNode;
  dir: 'auto' | undefined;
}

/** A list, numbered or not; a task list has signs instead of bullets. Items that are single lines stand close. */
export function ListPart({ list, parts, dir }: Placed & { list: NodeOf<'list'> }) {
  const loose = Boolean(list.spread) || list.children.some((item) => item.spread);
  const items = list.children.map((item, index) => (
    <li key={index} className="my-1 [unicode-bidi:plaintext]">
      {typeof item.checked === 'boolean' && <span aria-hidden="true">{item.checked ? '☑' : '☐'} </span>}
      {item.children.map((part, place) => (
        <Fragment key={place}>{parts(part.type === 'paragraph' && !loose ? part.children : [part])}</Fragment>
      ))}
    </li>
  ));
  if (list.ordered) {
    return (
      <ol dir={dir} start={list.start ?? 1} className="list-decimal ps-6">
        {items}
      </ol>
    );
  }
  const tasks = list.children.some((item) => typeof item.checked === 'boolean');
  return (
    <ul dir={dir} className={tasks ? 'ps-1' : 'list-disc ps-6'}>
      {items}
    </ul>
  );
}

/** A table; its first row names the columns. */
export function TablePart({ table, parts, dir }: Placed & { table: NodeOf<'table'> }) {
  const [head, ...rows] = table.children;
  const cells = (row: NodeOf<'tableRow'>, draw: (align: Align, inside: ReactNode, place: number) => ReactNode) =>
    row.children.map((cell, place) => draw(table.align?.[place] ?? undefined, parts(cell.children), place));
  return (
    <table dir={dir} className="border-collapse text-start">
      <thead>
        <tr>
          {head &&
            cells(head, (align, inside, place) => (
              <th
                key={place}
                style={{ textAlign: align }}
                className="border border-border-strong px-3 py-1.5 text-start font-semibold"
              >
                {inside}
              </th>
            ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {cells(row, (align, inside, place) => (
              <td
                key={place}
                style={{ textAlign: align }}
                className="border border-border-strong px-3 py-1.5 text-start [unicode-bidi:plaintext]"
              >
                {inside}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Align = 'left' | 'right' | 'center' | undefined;
