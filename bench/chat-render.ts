// node bench/chat-render.ts [--characters 20000] [--shapes mixed] [--languages en,he] [--runs 7] [--only stream|open] [--profile FOLDER]:
// what the conversation costs a phone's processor (this one ÷ 4, by the browser's own brake). A reply of markdown comes
// at 50 words a second into the built workspace, and the browser says how long its thread was busy, by the processor's
// clock; a workspace is opened with 20 messages and with 2,000, in turns. Bars of issue 6: at most 2 ms of script a word,
// and at most 1.3 times as long to open. Needs a build (npm run build -w web). The load is printed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '../e2e/browser.ts';
import { startAsServed } from './as-started.ts';
import { openChat, readReply } from './chat-render-page.ts';
import { withMessages, withPlan } from './chat-render-people.ts';
import { relay } from './chat-render-relay.ts';
import { markdownOf, type Read, type Shape, shapes } from './chat-render-texts.ts';

const WORDS_PER_SECOND = 50;
const FEW = 20;
const MANY = 2_000;
const BAR = { script: 2, opening: 1.3 };

const { values } = parseArgs({
  options: {
    characters: { type: 'string', default: '20000' },
    shapes: { type: 'string', default: 'mixed' },
    languages: { type: 'string', default: 'en,he' },
    runs: { type: 'string', default: '7' },
    only: { type: 'string' },
    profile: { type: 'string' },
  },
});
const wanted = values.shapes.split(',');
const languages = (['en', 'he'] as const).filter((language) => values.languages.split(',').includes(language));
const load = () => `load ${loadavg()[0]?.toFixed(1)}`;
const judged = (value: number, bar: number) => `${value.toFixed(2)} (bar ${bar}: ${value <= bar ? 'met' : 'MISSED'})`;
const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

function saveProfile(name: string, profile: string): void {
  if (!values.profile) return;
  mkdirSync(values.profile, { recursive: true });
  writeFileSync(join(values.profile, `${name}.cpuprofile`), profile);
}

async function stream(browser: Browser, shape: Shape, language: Read): Promise<void> {
  const text = markdownOf(Number(values.characters), language, shape);
  const words = text.split(/\s+/).length;
  const server = await startAsServed();
  const reader = await withPlan(server, language);
  const talking = await relay(server.origin, { text, wordsPerSecond: WORDS_PER_SECOND });
  try {
    const name = `${shape}-${language}`;
    const profileTo = values.profile ? (profile: string) => saveProfile(name, profile) : undefined;
    const work = await readReply(browser, talking.origin, reader, profileTo);
    const each = (all: number) => (all / words).toFixed(2);
    console.log(
      `${name.padEnd(9)} ${text.length} characters, ${words} words:`,
      `script ${judged(work.script / words, BAR.script)} ms a word,`,
      `style ${each(work.style)}, layout ${each(work.layout)}, all ${each(work.all)};`,
      `longest task ${work.longest.toFixed(0)} ms; ${load()}`,
    );
  } finally {
    talking.close();
    await server.stop();
  }
}

async function open(browser: Browser, language: Read): Promise<void> {
  const server = await startAsServed();
  try {
    const few = { reader: await withMessages(server, FEW, language), times: [] as number[] };
    const many = { reader: await withMessages(server, MANY, language), times: [] as number[] };
    // The first of each only makes the server's code warm.
    for (let run = 0; run <= Number(values.runs); run += 1) {
      for (const one of run % 2 ? [few, many] : [many, few]) {
        const took = await openChat(browser, server.origin, one.reader);
        if (run > 0) one.times.push(took);
      }
    }
    const [short, long] = [median(few.times), median(many.times)];
    console.log(
      `open ${language}: ${FEW} messages ${short.toFixed(0)} ms, ${MANY} messages ${long.toFixed(0)} ms,`,
      `${judged(long / short, BAR.opening)} ×; ${values.runs} runs each; ${load()}`,
    );
  } finally {
    await server.stop();
  }
}

const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
try {
  if (values.only !== 'open')
    for (const shape of shapes.filter((name) => wanted.includes(name)))
      for (const language of languages) await stream(browser, shape, language);
  if (values.only !== 'stream') for (const language of languages) await open(browser, language);
} finally {
  await browser.close();
}
