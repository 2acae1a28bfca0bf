import { type FactPlace, referredTo } from '@foothold/contract';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { paths } from '#shared/paths.ts';
import { aboutItem } from '#shared/plan-address.ts';
import { placeHash, placeOfFact, type ProfileVisit } from '#shared/profile-place.ts';
import { ListPart, TablePart } from './markdown-lists.tsx';
import type { MarkdownNode, Targets } from './markdown-tree.ts';
import { safeLink } from './safe-link.ts';

interface PartsProps {
  nodes: readonly MarkdownNode[];
  targets: Targets;
  /**
   * `auto` on top-level blocks alone: HTML's own algorithm skips descendants that carry a `dir`, so a nested one would
   * take its text out of the parent's decision.
   */
  dir?: 'auto' | undefined;
}

/** Parts of a message, one after the other. */
export function Parts({ nodes, targets, dir }: PartsProps) {
  return nodes.map((node, index) => <Part key={index} node={node} targets={targets} dir={dir} />);
}

interface PartProps {
  node: MarkdownNode;
  targets: Targets;
  dir: 'auto' | undefined;
}

/** How markdown looks in a message. Links leave in a new tab, images are only named, tables and code scroll alone. */
function Part({ node, targets, dir }: PartProps): ReactNode {
  const parts = (nodes: readonly MarkdownNode[]) => <Parts nodes={nodes} targets={targets} />;
  const inside = 'children' in node ? parts(node.children) : null;
  switch (node.type) {
    case 'paragraph':
      return <p dir={dir}>{inside}</p>;
    case 'heading':
      return (
        <h3 dir={dir} className="font-bold">
          {inside}
        </h3>
      );
    case 'strong':
      return <strong>{inside}</strong>;
    case 'emphasis':
      return <em>{inside}</em>;
    case 'delete':
      return <del>{inside}</del>;
    case 'break':
      return <br />;
    case 'inlineCode':
      return <code className="rounded-sm bg-bg px-1 font-mono text-[0.9em]">{node.value}</code>;
    case 'code':
      return (
        <pre dir="ltr" className="rounded-sm bg-bg p-3 text-sm whitespace-pre-wrap">
          <code className="rounded-sm bg-bg px-1 font-mono text-[0.9em]">{node.value}</code>
        </pre>
      );
    case 'blockquote':
      return (
        <blockquote dir={dir} className="border-s-2 border-border-strong ps-3 text-muted">
          {inside}
        </blockquote>
      );
    case 'thematicBreak':
      return <hr className="border-border" />;
    case 'list':
      return <ListPart list={node} parts={parts} dir={dir} />;
    case 'table':
      return <TablePart table={node} parts={parts} dir={dir} />;
    case 'link':
      return <LinkPart address={node.url}>{inside}</LinkPart>;
    case 'linkReference':
      return <LinkPart address={targets.get(node.identifier)}>{inside}</LinkPart>;
    case 'image':
    case 'imageReference':
      return node.alt ? <em>[{node.alt}]</em> : null;
    // HTML is no part of a message: it is shown as it was written.
    case 'html':
      return dir ? <p dir={dir}>{node.value}</p> : node.value;
    case 'text':
      return node.value;
    case 'definition':
    case 'footnoteReference':
    case 'footnoteDefinition':
    case 'yaml':
      return null;
    // Lists and tables draw their own.
    case 'listItem':
    case 'tableRow':
    case 'tableCell':
      return inside;
  }
}

const LOOK = 'wrap-anywhere text-primary-text underline underline-offset-2';

/** Leads to the conversation about a step or task of the plan that is open. */
function ItemLink({ id, children }: { id: string; children: ReactNode }) {
  const [search] = useSearchParams();
  return (
    <Link to={{ search: `?${aboutItem(search, id)}` }} className={LOOK}>
      {children}
    </Link>
  );
}

/** Leads to the field that holds a fact, from where one can come back here. */
function FactLink({ fact, children }: { fact: FactPlace; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const visit: ProfileVisit = { back: `${pathname}${search}` };
  return (
    <Link to={{ pathname: paths.profile, hash: placeHash(placeOfFact(fact)) }} state={visit} className={LOOK}>
      {children}
    </Link>
  );
}

function LinkPart({ address, children }: { address: string | undefined; children: ReactNode }) {
  const referred = referredTo(address);
  if (referred?.kind === 'item') return <ItemLink id={referred.id}>{children}</ItemLink>;
  if (referred?.kind === 'fact') return <FactLink fact={referred}>{children}</FactLink>;
  if (referred)
    return (
      <Link to={{ pathname: paths.memory, hash: `#${referred.id}` }} className={LOOK}>
        {children}
      </Link>
    );
  const link = safeLink(address);
  if (!link) return <span>{children}</span>;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer nofollow" className={LOOK}>
      {children}
    </a>
  );
}
