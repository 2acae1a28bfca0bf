import { emptyProfile, type Profile, referredTo, withoutReferences } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { samplePlan } from '../../built-in/chat/proposals/testing.ts';
import { builtInGuide } from '../../built-in/guide.ts';
import { dayInUtc } from '../../text/calendar.ts';
import { dataIn } from '../testing/data-in.ts';
import { replying, speaking, told } from '../testing/talk-on-model.ts';
import type { Known } from '../../guide.ts';
import { referenceFilter } from './references.ts';
import { stepChat } from './step-chat.ts';

const plan = samplePlan('en');
const [step] = plan.steps;
const [first, second] = step!.substeps;
const known: Known = {
  today: '2026-11-24',
  results: [
    {
      kind: 'text',
      data: { text: 'Three of them would pay' },
      substep_id: second!.substep_id,
      title: 'What the neighbours said',
      step_title: step!.title,
    },
  ] as unknown as Known['results'],
  doings: [],
  promise: null,
};

const person: Profile = {
  ...emptyProfile,
  location: 'Porto',
  skills: [{ skill_name: 'Grafting [old] trees', level: 'advanced', notes: '' }],
  experiences: [{ role_title: 'Night porter', company_name: null, duration_months: 20, description: null }],
  resources: { hours_per_week: 6, budget_per_month: null, notes: '' },
};
const entry = '0f8af750-9778-412e-bd23-4113a91568e3';
const memory = [{ id: entry, kind: 'tried' as const, text: 'Flyers brought nobody', until: null, on: '2026-11-20' }];

async function replied(reply: string, size = 5) {
  const { models, asked } = speaking(() => replying(reply), { size });
  const input = {
    profile: person,
    plan,
    stepId: step!.step_id,
    history: [],
    message: 'Where do I go on?',
    known,
  };
  const context = { language: 'en' as const, now: dayInUtc(2026, 11, 24), seed: 'somebody', memory };
  const { done } = await told(stepChat(models, builtInGuide())(input, context));
  return { text: done.text, meta: done.meta, prompt: asked[0]! };
}

describe('a reference in a reply', () => {
  it.each([1, 3, 400])('leads to what it names, however it comes (%s at a time)', async (size) => {
    const { text, meta } = await replied(
      'Begin with [S1.1], which is small, then [s2] and what you wrote in [R1].',
      size,
    );
    expect(text).toBe(
      `Begin with [${first!.title}](#${first!.substep_id}), which is small, then [First customer](#${plan.steps[1]!.step_id}) and what you wrote in [What the neighbours said](#${second!.substep_id}).`,
    );
    // No digit of an id counts as a figure that nobody named.
    expect(meta).toEqual({ source: 'model', warnings: [] });
    expect(withoutReferences(text)).toBe(
      `Begin with ${first!.title}, which is small, then First customer and what you wrote in What the neighbours said.`,
    );
  });

  it('that names nothing is not shown, and other brackets are', async () => {
    const { text } = await replied('Ask [name] about [S9.9] or [S1.8], [R7] and [price] first, then rest [S');
    expect(text).toBe('Ask [name] about [price] first, then rest [S');
  });

  it.each([
    ['Look at [S1.1] and [S9.1] and [S2].', 'Look at (1) and (2).'],
    ['Look at [S1.1], [S9.1] and [S2].', 'Look at (1) and (2).'],
    ['Look at [S9.1], [S1.1] and [S2].', 'Look at (1) and (2).'],
    ['Look at [S1.1] and [S9.1].', 'Look at (1).'],
    ['Look at [S1.1] and [S9.1] or the bakery.', 'Look at (1) or the bakery.'],
    ['Your Tuesdays are free [said 14 Nov], so begin.', 'Your Tuesdays are free, so begin.'],
    ['You bake bread [E3] and cakes ([E4]).', 'You bake bread and cakes.'],
    ['You bake bread [noted 2026-11-14] and salt [price].', 'You bake bread and salt [price].'],
  ])('of “%s” leaves “%s”', async (reply, left) => {
    const links: Record<string, string> = { '(1)': first!.title, '(2)': 'First customer' };
    const wanted = left.replace(/\(\d\)/gu, (one) => links[one]!);
    for (const size of [1, 4, 400]) expect(withoutReferences((await replied(reply, size)).text)).toBe(wanted);
  });

  it.each([
    ['he', 'אפשר לאפות לחם [נאמר ב-14 בנובמבר] ולמכור אותו [E2].', 'אפשר לאפות לחם ולמכור אותו.'],
    ['fr', 'Vous avez un four [dit le 14 novembre] et du temps [E2] ou [E3].', 'Vous avez un four et du temps.'],
    ['es', 'Tienes un horno [dicho el 14 de noviembre] y tiempo [E2] y [E3].', 'Tienes un horno y tiempo.'],
    ['pt', 'Você tem um forno [dito em 14 de nov.] e tempo [E2] ou [E3].', 'Você tem um forno e tempo.'],
  ] as const)('that is made up is not shown in %s', (language, reply, left) => {
    const filter = referenceFilter(language, () => '');
    const shown =
      reply
        .split('')
        .map((piece) => filter.push(piece))
        .join('') + filter.end();
    expect(shown).toBe(left);
  });

  it('can’t be made into a link elsewhere', async () => {
    const { text } = await replied('See [S1.1](https://evil.example/x) and [S1.1][other] of it, please, today.');
    expect(text).not.toMatch(/evil|\(https/u);
  });

  it('is resolved ten times in a reply, so that it grows no longer than a message', async () => {
    const { text } = await replied(
      Array.from('abcdefghijklmnopqrstuvwxyz')
        .map((sign) => `Do [S1.1] with ${sign}.`)
        .join(' '),
    );
    expect(text.split('](#')).toHaveLength(11);
  });

  it('to a result makes its number no figure that somebody named', async () => {
    expect((await replied('Ask for 1 euro, as in [R1].')).meta.warnings).toEqual(['figures']);
  });

  it('to a result is told with it', async () => {
    const { prompt } = await replied('Go on with the next one of the small things.');
    expect(dataIn<{ results: { ref: string }[] }>(prompt, 'known').results).toMatchObject([
      { ref: 'R1', task: 'What the neighbours said' },
    ]);
  });
});

describe('a reference to what is known of a person', () => {
  it.each([1, 400])('leads to their own words, and says nothing where there are none (%s at a time)', async (size) => {
    const said = 'In [P.location], with [P.skills.1], [p.jobs.1] and [P.hours_per_week] hours. [M1] stays true.';
    const { text, meta } = await replied(`${said} Not [P.hobbies], [P.skills.4], [P.password] or [M2].`, size);
    expect(text).toBe(
      `In [Porto](#profile-location), with [Grafting old trees](#profile-skills-0), [Night porter](#profile-experience-0) and [6](#profile-hours_per_week) hours. [Flyers brought nobody](#memory-${entry}) stays true. Not.`,
    );
    expect(meta.warnings).toEqual([]);
    expect(withoutReferences(text)).not.toMatch(/#|\]\(/u);
  });

  it('is called in the data as it is in the reply', async () => {
    const { prompt } = await replied('Go on with the next one of the small things.');
    expect(dataIn<{ ref: string }[]>(prompt, 'memory')).toMatchObject([{ ref: 'M1', text: 'Flyers brought nobody' }]);
  });
});

it('the address of a reference is an id, an entry or a fact, and nothing else', () => {
  const id = first!.substep_id;
  expect(referredTo(`#${id}`)).toEqual({ kind: 'item', id });
  expect(referredTo(`#memory-${id}`)).toEqual({ kind: 'memory', id });
  expect(referredTo('#profile-skills-2')).toEqual({ kind: 'fact', field: 'skills', index: 2 });
  expect(referredTo('#profile-age')).toEqual({ kind: 'fact', field: 'age', index: null });
  for (const other of ['#top', '#', undefined, `/plan#${id}`, `#${id}x`, '#memory-', '#profile-password', '#profile-'])
    expect(referredTo(other)).toBeNull();
});
