import { existsSync, statfsSync } from 'node:fs';
import type { EventKind } from '@foothold/contract';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import type { Instances } from '../instances/instances.ts';
import type { StepOutcome, ThreadMeters } from '../services.ts';
import { counters, type Meters } from '../models/meters.ts';

/** Upper edges of what a model may take, in seconds. */
const MODEL_SECONDS = [0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 120];

interface Store {
  database: Database;
  instances: Instances | undefined;
  /** The folder the store lies in; null = it lies on another machine. */
  dataDir: string | null;
}

/** Whether store and bus can be reached, the store's connections, and the room on its disk. */
export function registerStore(registry: Registry, { database, instances, dataDir }: Store): void {
  const registers = [registry];
  new Gauge({
    name: 'database_up',
    help: '1 when the database answered just now and has room.',
    registers,
    async collect() {
      this.set(
        await database.ping().then(
          () => 1,
          () => 0,
        ),
      );
    },
  });
  const connections = database.connections?.bind(database);
  if (connections)
    new Gauge({
      name: 'database_connections',
      help: 'Connections of this server to the database: at work, idle, and calls that wait for one.',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
      },
    });
  if (instances)
    new Gauge({
      name: 'bus_up',
      help: '1 while this server hears the others of its installation.',
      registers,
      collect() {
        this.set(Number(instances.bus.isUp()));
      },
    });
  if (dataDir !== null)
    new Gauge({
      name: 'data_disk_free_bytes',
      help: 'Room on the disk of DATA_DIR for the user of this process.',
      registers,
      collect() {
        if (!existsSync(dataDir)) return;
        const { bavail, bsize } = statfsSync(dataDir);
        this.set(bavail * bsize);
      },
    });
}

/** How old the newest backup is, where the server is told where they lie. */
export function registerBackups(registry: Registry, ageOf: () => number | null | Promise<number | null>): void {
  new Gauge({
    name: 'backup_age_seconds',
    help: 'Seconds since the newest backup in BACKUP_DIR was made; -1 while there is none.',
    registers: [registry],
    async collect() {
      this.set((await ageOf()) ?? -1);
    },
  });
}

interface Outbox {
  waiting: () => Promise<{ count: number; oldest: Date | null }>;
  now: () => number;
}

/** Mails that have not left yet, of all servers: they share one outbox. */
export function registerMails(registry: Registry, { waiting, now }: Outbox): void {
  const registers = [registry];
  // Both are asked for at once; what one of them sets of the other would be told a scrape later.
  let asked: ReturnType<Outbox['waiting']> | null = null;
  const told = () => (asked ??= waiting().finally(() => (asked = null))).catch(() => null);
  new Gauge({
    name: 'outbox_mails',
    help: 'Mails that wait in the outbox, of all servers together.',
    registers,
    async collect() {
      const mails = await told();
      // Without the database nobody knows; `database_up` says so.
      if (mails) this.set(mails.count);
    },
  });
  new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'How long the longest waiting mail has been in the outbox; 0 when none is.',
    registers,
    async collect() {
      const mails = await told();
      if (mails) this.set(mails.oldest === null ? 0 : (now() - mails.oldest.getTime()) / 1_000);
    },
  });
}

/** What reading people's words and answering without a model costs, and how much of it waits. */
export function registerThread(registry: Registry, meters: ThreadMeters): void {
  const registers = [registry];
  new Counter({
    name: 'guide_thread_seconds_total',
    help: 'Processor time of the thread of the built-in guide, by what it was asked; at a rate of 1 every question waits for the one before.',
    labelNames: ['asked'],
    registers,
    collect() {
      this.reset();
      for (const [asked, seconds] of meters.seconds) this.inc({ asked }, seconds);
    },
  });
  new Gauge({
    name: 'guide_thread_jobs',
    help: 'Questions to the thread of the built-in guide that wait or are worked on.',
    registers,
    collect() {
      this.set(meters.jobs);
    },
  });
}

/** Rows of the log of doing that this process wrote. */
export function registerRows(registry: Registry, counts: ReadonlyMap<EventKind, number>): void {
  new Counter({
    name: 'events_total',
    help: 'Rows of the log of doing that this server wrote, by kind.',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [kind, count] of counts) this.inc({ kind }, count);
    },
  });
}

/** Codes of second steps, right and wrong, and those that were switched on and off, in this process. */
export function registerSecondSteps(registry: Registry, counts: ReadonlyMap<StepOutcome, number>): void {
  new Counter({
    name: 'second_steps_total',
    help: 'Second steps of log-ins by what came of them: app, recovery, passkey, wrong; and switched on and off.',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, count] of counts) this.inc({ outcome }, count);
    },
  });
}

/** What the models did, as `Meters` counted it since the process began. */
export function registerModels(registry: Registry, meters: Meters): void {
  const registers = [registry];
  for (const { name, help, labelNames } of counters)
    new Counter({
      name,
      help,
      labelNames,
      registers,
      collect() {
        this.reset();
        for (const { labels, value } of meters.samples(name)) this.inc({ ...labels }, value);
      },
    });
  const labelNames = ['ability', 'model'] as const;
  const took = new Histogram({
    name: 'model_call_duration_seconds',
    help: 'How long calls to providers took, by ability and model.',
    labelNames,
    buckets: MODEL_SECONDS,
    registers,
  });
  const firstText = new Histogram({
    name: 'model_first_text_duration_seconds',
    help: 'How long the first piece of text took to come from a provider, by ability and model.',
    labelNames,
    buckets: MODEL_SECONDS,
    registers,
  });
  meters.onCall(({ ability, model, milliseconds, firstTextMs }) => {
    took.observe({ ability, model }, milliseconds / 1_000);
    if (firstTextMs !== null) firstText.observe({ ability, model }, firstTextMs / 1_000);
  });
}
