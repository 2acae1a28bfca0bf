import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasPostgres, makeServer } from '../../test/db/postgres-server.fixture.ts';
import type { Bus } from './bus.ts';
import { peersOn, type Peers } from './peers.ts';
import { postgresBus } from './postgres-bus.ts';
import { redisBus } from './redis-bus.ts';
import { connectRedis, disconnectRedis } from './redis.ts';
import { hasRedis, realRedis } from '../../test/instances/real-redis.ts';
import { redisStandIn } from '../../test/instances/redis-server.ts';

interface BusServer {
  url: string;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  remove?: () => Promise<void>;
}
const PULSE = { everyMs: 100, goneAfterMs: 1_500 };
/** Nobody counts as gone for being silent: a test held up for longer than that would take it for a good-bye. */
const PATIENT = { ...PULSE, goneAfterMs: 60_000 };
const SOON = 20_000;

const overRedis = (url: string): Bus => {
  const sender = connectRedis(url, 'counts');
  const bus = redisBus(url, 'test:', sender);
  return { ...bus, close: () => bus.close().then(() => disconnectRedis(sender)) };
};
const kinds: { name: string; is: boolean; make: () => Promise<BusServer>; open: (url: string) => Bus }[] = [
  { name: 'a stand-in for Redis', is: true, make: async () => redisStandIn(), open: overRedis },
  { name: 'a real redis-server', is: hasRedis, make: realRedis, open: overRedis },
  { name: 'Postgres', is: hasPostgres, make: async () => makeServer(), open: postgresBus },
];

describe.each(kinds)('a bus over $name', ({ is, make, open }) => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close();
  });

  async function serve(): Promise<BusServer> {
    const server = await make();
    await server.start();
    closing.push(() => (server.remove ?? server.stop)());
    return server;
  }
  function join(url: string, pulse = PULSE): { peers: Peers; heard: unknown[]; lost: string[] } {
    const bus = open(url);
    const peers = peersOn(bus, pulse);
    const [heard, lost]: [unknown[], string[]] = [[], []];
    peers.listen({ said: (_by, body) => heard.push(body), lost: (peer) => lost.push(peer) });
    closing.push(async () => {
      peers.close();
      await bus.close();
    });
    return { peers, heard, lost };
  }
  const know = (one: Peers, other: Peers) =>
    vi.waitFor(() => {
      expect([...one.others()]).toContain(other.self);
      expect([...other.others()]).toContain(one.self);
    }, SOON);

  it.runIf(is)('brings what is said to one, or to all, whole and in order', async () => {
    const { url } = await serve();
    const [one, two, three] = [join(url), join(url), join(url)];
    await know(one.peers, two.peers);
    await know(one.peers, three.peers);
    const long = 'שלום 👋\n'.repeat(5_000);
    one.peers.tell(two.peers.self, { long });
    for (let n = 0; n < 50; n += 1) one.peers.tell(two.peers.self, n);
    one.peers.tellAll('all');
    await vi.waitFor(() => expect(two.heard).toHaveLength(52), SOON);
    expect(two.heard).toEqual([{ long }, ...Array.from({ length: 50 }, (_, n) => n), 'all']);
    await vi.waitFor(() => expect(three.heard).toEqual(['all']), SOON);
    expect(one.heard).toEqual([]);
  });

  it.runIf(is)('knows who leaves', async () => {
    const { url } = await serve();
    const [one, two] = [join(url, PATIENT), join(url, PATIENT)];
    await know(one.peers, two.peers);
    two.peers.close();
    await vi.waitFor(() => expect(one.lost).toEqual([two.peers.self]), SOON);
    expect([...one.peers.others()]).toEqual([]);
  });

  it.runIf(is)('is there again after its server was away, and meanwhile nobody is counted on', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const server = await serve();
    const [one, two] = [join(server.url), join(server.url)];
    await know(one.peers, two.peers);
    await server.stop();
    one.peers.tell(two.peers.self, 'lost');
    await vi.waitFor(() => expect(one.lost).toEqual([two.peers.self]), SOON);
    await server.start();
    await know(one.peers, two.peers);
    one.peers.tell(two.peers.self, 'found');
    await vi.waitFor(() => expect(two.heard).toEqual(['found']), SOON);
    said.mockRestore();
  });
});
