// node bench/growth-model.ts [--people 10000000] [--visits 3] [--calls 30] … [--years 3]: what an installation takes while
// it grows to that many active people, and what gives way first. Every unit cost is a figure of docs/SCALE.md, measured by
// the bench beside its name below; each can be replaced by one of yours (`--help` lists them). It goes through one day
// minute by minute and through the years month by month, and touches no server.
import { parseArgs } from 'node:util';
import { busiestMinute, grow, type Installation } from './growth-model-parts.ts';

/** Name, value and where it comes from. `assumed` ones are yours to replace before anything else. */
const figures = {
  people: [10_000_000, 'active people at the end'],
  years: [3, 'until then; people come evenly'],
  visits: [3, 'a week and person (assumed)'],
  calls: [30, 'a visit (assumed)'],
  'busiest-hour': [0.125, 'share of the day’s calls (assumed)'],
  peak: [2, 'a peak over the mean of its hour (assumed)'],
  'server-ms': [1.31, 'of a core a call in the server: bench/growth.ts at 1,000,000 people'],
  'postgres-ms': [0.38, 'of a core a call in PostgreSQL: the same'],
  'words-ms': [75, 'of a core for 1,000 streamed words: bench/streams.ts, decision 016'],
  words: [400, 'an answer of a model: bench/streams.ts'],
  thinking: [0.075, 'share of the calls that ask a model: bench/mixed-calls.ts'],
  'answer-seconds': [5, 'an answer of a model (assumed)'],
  'streams-a-server': [250, 'answers at once that one server was measured with: bench/streams.ts'],
  'first-kb': [16.8, 'on disk for somebody who has just begun: bench/growth.ts'],
  'yearly-kb': [710, 'more in a year of use at most: docs/SCALE.md'],
  busy: [0.8, 'of a core at the peak that one process is given'],
  connections: [17, 'to PostgreSQL a server: server/src/db/postgres.ts'],
  'database-cores': [32, 'of one PostgreSQL machine'],
  'database-connections': [500, 'that one PostgreSQL is given before a pooler'],
  'disk-tb': [4, 'of one PostgreSQL machine'],
  'backup-mb-s': [100, 'read while the backup runs (assumed; bench/growth.ts --backup measures yours)'],
  'backup-hours': [6, 'that a night leaves for it'],
  'restore-hours': [8, 'that you may be away when a machine is lost'],
  changes: [0.5, 'rows that a call changes or removes, on the average (assumed)'],
  'vacuum-rows-s': [50_000, 'dead rows that autovacuum clears a second (assumed)'],
} as const satisfies Record<string, readonly [number, string]>;
type Name = keyof typeof figures;
const names = Object.keys(figures) as Name[];

const { values } = parseArgs({
  options: {
    ...Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    help: { type: 'boolean' as const },
  },
});
if (values['help']) {
  for (const name of names) console.log(`--${name} ${figures[name][0]}`.padEnd(34), figures[name][1]);
  process.exit(0);
}
const given = values as Partial<Record<Name, string>>;
const of = Object.fromEntries(names.map((name) => [name, Number(given[name] ?? figures[name][0])])) as Record<
  Name,
  number
>;
const wrong = names.filter((name) => !(of[name] > 0));
if (wrong.length > 0) {
  console.error(`--${wrong[0]} has to be a number above 0.`);
  process.exit(1);
}

const installation: Installation = {
  callsAPersonAndDay: (of.visits * of.calls) / 7,
  busiestHour: of['busiest-hour'],
  peak: of.peak,
  serverSeconds: of['server-ms'] / 1_000,
  databaseSeconds: of['postgres-ms'] / 1_000,
  modelShare: of.thinking,
  answerSeconds: of['answer-seconds'],
  wordsSeconds: (of['words-ms'] / 1_000) * (of.words / 1_000),
  streamsAServer: of['streams-a-server'],
  busyShare: of.busy,
  connectionsAServer: of.connections,
  firstKb: of['first-kb'],
  yearlyKb: of['yearly-kb'],
};

const round = (value: number) => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(2));
const table = [100_000, 1_000_000, of.people]
  .filter((people, at, all) => all.indexOf(people) === at)
  .map((people) => {
    const { calls, serverCores, databaseCores, answers, servers, connections } = busiestMinute(installation, people);
    const disk = (people * (of['first-kb'] + of['yearly-kb'])) / 1e9;
    return {
      people: people.toLocaleString('en'),
      'calls/s at the peak': round(calls),
      'server cores': round(serverCores),
      'PostgreSQL cores': round(databaseCores),
      'answers at once': round(answers),
      'servers, one may be away': servers,
      connections,
      'disk after a year, TB': round(disk),
    };
  });
console.table(table);

type Month = ReturnType<typeof grow>[number];
const backupHours = ({ diskTb }: Month) => (diskTb * 1e6) / of['backup-mb-s'] / 3_600;
const bounds = [
  {
    what: 'cores of one PostgreSQL',
    at: of['database-cores'],
    of: (month: Month) => month.databaseCores,
    remedy: 'spread the accounts: Citus, or several databases by a hash of the account',
  },
  {
    what: 'connections',
    at: of['database-connections'],
    of: (month: Month) => month.connections,
    remedy: 'PgBouncer in transaction mode, REDIS_URL for the bus',
  },
  {
    what: 'TB on one disk',
    at: of['disk-tb'],
    of: (month: Month) => month.diskTb,
    remedy: 'another disk, or spread the accounts',
  },
  {
    what: 'hours of a whole backup',
    at: of['backup-hours'],
    of: backupHours,
    remedy: 'physical backups with a write-ahead log (pgBackRest, WAL-G) instead of whole exports',
  },
  {
    what: 'hours to restore one machine',
    at: of['restore-hours'],
    of: backupHours,
    remedy: 'a standby that takes over; spread the accounts, so that less is lost with one machine',
  },
  {
    what: 'dead rows a second at the peak',
    at: of['vacuum-rows-s'],
    of: (month: Month) => month.calls * of.changes,
    remedy: 'more autovacuum workers with less delay; partitions of chat_message and event by account',
  },
];
const months = grow(installation, { people: of.people, months: of.years * 12 });
const gives = bounds
  .map(({ what, at, of: value, remedy }) => {
    const month = months.find((each) => value(each) > at);
    return {
      what,
      bound: at,
      reached: month
        ? `month ${month.month}, ${Math.round(month.people).toLocaleString('en')} people`
        : 'not within the time',
      month: month?.month ?? Infinity,
      remedy,
    };
  })
  .toSorted((one, other) => one.month - other.month);
console.log(`\nGrowing evenly to ${of.people.toLocaleString('en')} people in ${of.years} years, what gives way first:`);
console.table(gives.map(({ month: _month, ...row }) => row));
