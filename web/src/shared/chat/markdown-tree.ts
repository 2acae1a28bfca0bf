import { fromMarkdown } from 'mdast-util-from-markdown';
import remarkGfm from 'remark-gfm';

type Root = ReturnType<typeof fromMarkdown>;
type Options = NonNullable<Exclude<Parameters<typeof fromMarkdown>[1], string>>;

export type MarkdownNode = Root['children'][number];
export type NodeOf<T extends MarkdownNode['type']> = Extract<MarkdownNode, { type: T }>;

interface Flavour {
  micromarkExtensions?: NonNullable<Options['extensions']>;
  fromMarkdownExtensions?: NonNullable<Options['mdastExtensions']>;
}

/** What the plugin would hand to its processor; reading alone needs no processor. */
function githubFlavour(): Options {
  const flavour: Flavour = {};
  remarkGfm.call({ data: () => flavour });
  return { extensions: flavour.micromarkExtensions ?? [], mdastExtensions: flavour.fromMarkdownExtensions ?? [] };
}

const github = githubFlavour();

/** Targets of `[text][name]` by their names. */
export type Targets = ReadonlyMap<string, string>;

/** A markdown text (GitHub flavour) as its top-level parts, and where its references lead. */
export function readMarkdown(source: string): { nodes: MarkdownNode[]; targets: Targets } {
  const nodes = fromMarkdown(source, github).children;
  const definitions = nodes.filter((node): node is NodeOf<'definition'> => node.type === 'definition');
  return { nodes, targets: new Map(definitions.map(({ identifier, url }) => [identifier, url])) };
}
