import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { OTHERS } from '../disk/private-folder.ts';
import { syncPath } from '../disk/sync-path.ts';

type Initialised = Awaited<ReturnType<NodeFS['init']>>;
type EmscriptenOptions = Initialised['emscriptenOpts'];
type PreRun = Extract<NonNullable<EmscriptenOptions['preRun']>, unknown[]>[number];

/** What Emscripten hands to a file operation; `nfd` is Node's file descriptor, missing for directories. */
interface NodeStream {
  nfd?: number;
  node: unknown;
}

type SetAttributes = (of: unknown, attributes: { mode?: number | null }) => void;

interface NodeFileSystem {
  node_ops: {
    mknod: (parent: unknown, name: string, mode: number, device: number) => unknown;
    setattr: SetAttributes;
  };
  stream_ops: { fsync?: (stream: NodeStream) => number; setattr: SetAttributes };
  realPath(node: unknown): string;
}

/**
 * PGlite's Node file system, with the fsync it lacks: without it a power cut loses acknowledged rows or the whole
 * database (13 of 13 simulated cuts). And without its habit of making files that everybody of the machine may write,
 * whatever the umask. It reaches into PGlite 0.5.16, hence the exact pin and the check at start.
 */
export class DurableNodeFS extends NodeFS {
  /** How often the database asked for an fsync and got it. */
  fsyncs = 0;

  override async init(pg: PGlite, options: EmscriptenOptions): Promise<Initialised> {
    const initialised = await super.init(pg, options);
    const { emscriptenOpts } = initialised;
    emscriptenOpts.preRun = [...listed(emscriptenOpts.preRun), this.#addFsync as PreRun, keepFromOthers as PreRun];
    return initialised;
  }

  readonly #addFsync = (module: { NODEFS: NodeFileSystem }): void => {
    const fileSystem = module.NODEFS;
    fileSystem.stream_ops.fsync = (stream) => {
      if (stream.nfd === undefined) syncPath(fileSystem.realPath(stream.node));
      else fsyncSync(stream.nfd);
      this.fsyncs += 1;
      return 0;
    };
  };
}

/** Whatever mode the database asks for, a file is made, and stays, its owner's alone. */
function keepFromOthers({ NODEFS }: { NODEFS: NodeFileSystem }): void {
  const { node_ops: nodes, stream_ops: streams } = NODEFS;
  const { mknod } = nodes;
  nodes.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~OTHERS, device);
  for (const operations of [nodes, streams]) {
    const { setattr } = operations;
    operations.setattr = (of, attributes) =>
      setattr(
        of,
        typeof attributes.mode === 'number' ? { ...attributes, mode: attributes.mode & ~OTHERS } : attributes,
      );
  }
}

function listed<T>(value: T | T[] | undefined): T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
