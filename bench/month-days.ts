// What happens in the month of month.ts, day by day. Acts go over the API as a page sends them, with their own time and zone.
import { randomUUID } from 'node:crypto';
import { api, type Language, result, rhythm } from '@foothold/contract';
import type { Page } from '../e2e/browser.ts';
import { profileIn, signedPlace } from '../e2e/acts/prepared.ts';
import { textsOf, type Translate } from '../e2e/story.ts';
import type { TestApp, TestCaller } from '../server/test/app.ts';

/** A state somebody looks at. */
export interface Look {
  name: string;
  language: Language;
  token: string;
  zone: string;
  path: string;
  /** What is done before looking. */
  open?: ((page: Page) => Promise<unknown>) | undefined;
}

interface Month {
  test: TestApp;
  clock: { now: number };
  language: string;
  look: (state: Look) => Promise<void>;
}

const HOUR = 3_600_000;
const HOME = 'Asia/Jerusalem';
const AWAY = 'America/New_York';
/** A Sunday, the first of a month; clocks go forward on its 27th at home. */
const FIRST = Date.UTC(2026, 2, 1);

const words = {
  en: {
    name: 'Dana',
    idea: 'I want to walk dogs for people in my neighbourhood.',
    next: 'I want to repair bicycles at people’s doors on weekends.',
    report: 'Ruth showed me her terrier and told me about its mornings.',
    back: 'Ten minutes only, but I wrote to Ruth.',
    identity: 'finishes what she begins',
    when: 'Tuesday, 20:30, at the kitchen table',
    act: 'write to one person',
    people: ['Ruth', 'Noa', 'Sam', 'Lior', 'Mia', 'Adam', 'Tal', 'Ben', 'Gil', 'Hana', 'Omer', 'Yael'],
    said: 'Nice, but my son walks ours.',
    reason: 'Everybody near me walks their dog themselves.',
  },
  he: {
    name: 'דנה',
    idea: 'אני רוצה להוציא כלבים לטיול בשביל אנשים בשכונה.',
    next: 'אני רוצה לתקן אופניים אצל אנשים בבית בסופי שבוע.',
    report: 'רות הראתה לי את הכלבה שלה וסיפרה על הבקרים שלהן.',
    back: 'רק עשר דקות, אבל כתבתי לרות.',
    identity: 'מסיימת את מה שהתחילה',
    when: 'יום שלישי, 20:30, ליד שולחן המטבח',
    act: 'אכתוב לאדם אחד',
    people: ['רות', 'נועה', 'שי', 'ליאור', 'מיה', 'אדם', 'טל', 'בן', 'גיל', 'חנה', 'עומר', 'יעל'],
    said: 'נחמד, אבל הבן שלי מוציא את שלנו.',
    reason: 'כולם בשכונה מוציאים את הכלב לבד.',
  },
} as const;

/** Lives through the month in a language, and has each state looked at. */
export async function monthOf({ test, clock, language: told, look }: Month): Promise<void> {
  const language = told === 'he' ? 'he' : 'en';
  const said = words[language];
  const goTo = (day: number, hour = 20) => {
    clock.now = FIRST + (day - 1) * 24 * HOUR + (hour - 2) * HOUR;
  };
  goTo(1, 10);
  const { token } = await test.signUp({ name: said.name, language });
  const me = insisting(test.as(token));
  const life: Life = {
    me,
    said,
    goTo,
    t: textsOf(language),
    stamp: (zone = HOME) => ({ id: randomUUID(), at: new Date(clock.now).toISOString(), zone }),
    see: (name, path, { open, zone = HOME } = {}) => look({ name, language, token, zone, path, open }),
  };
  await me.call(api.profile.save, { body: profileIn(language) });
  await me.call(api.plan.createFromDescription, { body: { description: said.idea, within_law: true } });
  await promiseAndWork(life);
  await flyAndRest(life);
  await comeBack(life);
  await decideToStop(life);
  await beginAnew(life);
}

type Stamp = { id: string; at: string; zone: string };

/** Somebody who lives through it: their calls, and how they are looked at. */
interface Life {
  me: TestCaller;
  said: (typeof words)['en' | 'he'];
  t: Translate;
  /** Moves the clock to a day of the month, and an hour of it at home. */
  goTo: (day: number, hour?: number) => void;
  /** An event's own id, time and zone, now. */
  stamp: (zone?: string) => Stamp;
  see: (name: string, path: string, more?: Pick<Partial<Look>, 'open' | 'zone'>) => Promise<void>;
}

async function promiseAndWork(life: Life): Promise<void> {
  const { said, t, goTo, see } = life;
  await see('01-first-day', '/plan');
  await see('02-first-rhythm', '/rhythm');
  await tell(life, 'promise', { days_per_week: 3 });
  await tell(life, 'intention', { when: said.when, do: said.act });
  await tell(life, 'identity', { text: said.identity });
  for (const day of [2, 3, 5]) {
    goTo(day);
    await tickNext(life);
  }
  await tell(life, 'report', { mood: 'well', deed: 'people', minutes: 30, text: said.report });
  await see('03-promised', '/rhythm');
  for (const day of [9, 10, 12]) {
    goTo(day);
    await tickNext(life);
  }
  await see('04-kept', '/rhythm', { open: (page) => page.getByText(t('rhythm:close.days', { count: 3 })).click() });
  await see('05-kept-today', '/plan');
}

/** Off on Friday night, there on Saturday; the promise of the week is kept by then, and nothing is done after it. */
async function flyAndRest(life: Life): Promise<void> {
  const { me, goTo, see, stamp } = life;
  goTo(14, 16);
  await tell(life, 'report', { mood: 'fine', deed: 'rest' }, AWAY);
  await see('06-flown', '/rhythm', { zone: AWAY });
  goTo(16, 16);
  await me.call(rhythm.setPause, { body: { from: '2026-03-16', to: '2026-03-17', ...stamp(AWAY) } });
  await see('07-paused', '/rhythm', { zone: AWAY });
}

async function comeBack(life: Life): Promise<void> {
  const { said, goTo, see } = life;
  goTo(23);
  await see('08-after-a-quiet-week', '/plan');
  await see('09-after-a-quiet-week-rhythm', '/rhythm');
  await tell(life, 'report', { mood: 'hard', minutes: 10, text: said.back });
  await see('10-back', '/plan');
  await see('11-back-rhythm', '/rhythm');
}

async function decideToStop(life: Life): Promise<void> {
  const { me, said, goTo, see, stamp } = life;
  goTo(25);
  const { data: plan } = await me.call(api.plan.get);
  const { sign, place, step } = signedPlace(plan.steps);
  const rows = Array.from({ length: sign.of }, (_, at) => ({
    id: randomUUID(),
    name: said.people[at % said.people.length] ?? '',
    asked_on: '2026-03-24',
    answer: 'no' as const,
    words: at === 0 ? said.said : '',
  }));
  const body = { kind: 'people' as const, data: { rows }, ...stamp() };
  await me.call(result.save, { params: { id: place.substep_id }, body });
  await see('12-asked', `/plan/${plan.plan_id}?step=${place.substep_id}&view=result`);
  const decision = { choice: 'stop' as const, reason: said.reason, ...stamp() };
  await me.call(result.decide, { params: { id: step.step_id }, body: decision });
  await see('13-stopped', '/plan');
  await see('14-found-out', '/plan?view=found');
  await see('15-week-of-the-decision', '/rhythm');
}

async function beginAnew(life: Life): Promise<void> {
  const { me, said, goTo, see } = life;
  await me.call(api.recommendations.create, { body: { onboarding_mode: 'brainstorm' } });
  await see('16-ideas', '/recommendations');
  await me.call(api.plan.createFromDescription, { body: { description: said.next, within_law: true } });
  goTo(31);
  await tickNext(life);
  await see('17-new-plan', '/plan');
  await see('18-end-of-the-month', '/rhythm');
  await me.call(rhythm.setSettings, { body: { shown: false } });
  await see('19-switched-off', '/rhythm');
  await see('20-switched-off-today', '/plan');
}

/** Calls as somebody does, and fails where the server refuses. */
function insisting(caller: TestCaller): TestCaller {
  return {
    async call(endpoint, request) {
      const reply = await caller.call(endpoint, request);
      if (reply.status >= 300) throw new Error(`${endpoint.path} answered ${reply.status}: ${reply.response.body}`);
      return reply;
    },
  };
}

async function tell({ me, stamp }: Life, kind: string, data: object, zone?: string): Promise<void> {
  const { data: told } = await me.call(rhythm.addEvents, { body: { events: [{ kind, data, ...stamp(zone) }] } });
  if (told.results[0]?.state !== 'stored') throw new Error(`Not stored: ${JSON.stringify(told)}`);
}

/** Ticks the first task that is open. */
async function tickNext({ me, stamp }: Life): Promise<void> {
  const { data: plan } = await me.call(api.plan.get);
  const next = plan.steps.flatMap(({ substeps }) => substeps).find(({ status }) => status === 'pending');
  if (!next) throw new Error('Nothing is left to do');
  await me.call(api.plan.setSubstepStatus, {
    params: { id: next.substep_id },
    body: { status: 'completed', ...stamp() },
  });
}
