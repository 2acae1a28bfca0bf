import type { Plan } from '@foothold/contract';
import type { Locator, Page } from '@playwright/test';
import { expect, type Translate } from '../story.ts';
import { CV_READ } from './cv-read.ts';
import { compareIdeas, ideaAt, openDecline, openIdea, openNumbers } from './ideas.ts';
import { chooseMode } from './onboarding.ts';
import { keysListen, openSteps } from './plan.ts';
import { signedPlace, type Stage } from './prepared.ts';
import { unsureCv } from './unsure-cv.ts';

/** A state of the product somebody looks at. */
export interface Screen {
  name: string;
  /** Who looks: a visitor without it. */
  stage?: Stage;
  path: string;
  /** What is done before looking. */
  open?: (page: Page, t: Translate) => Promise<unknown>;
  /** What a picture must show; without it, the top of the screen. */
  shown?: (page: Page, t: Translate) => Locator;
  /** A drawer that only a phone has. */
  phoneOnly?: true;
  /** Its pictures are kept: one of each kind of page, where a look shows what no other check sees. */
  pictured?: true;
}

const press = async (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function openFeedback(page: Page, t: Translate): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell:feedback') })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function askForLink(page: Page, t: Translate): Promise<void> {
  await page.getByLabel(t('account:email')).fill('nobody@example.test');
  await press(page, t('account:forgot.submit'));
  await expect(page.getByText(t('account:forgot.sent'))).toBeVisible();
}

async function openCredentials(page: Page, t: Translate): Promise<void> {
  await press(page, t('profile:email.open'));
  await press(page, t('profile:password.open'));
  await press(page, t('second:setUp.open'));
  await expect(page.getByText(t('profile:sessions.current'))).toBeVisible();
}

async function openField(page: Page, t: Translate, field: string): Promise<void> {
  const name = t(`onboarding:fields.${field}`);
  if ((page.viewportSize()?.width ?? 0) < 768) {
    await page.getByRole('button', { name: t('onboarding:chat.profile') }).click();
  }
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

const firstReply = async (page: Page, t: Translate) =>
  expect(page.getByRole('log').getByText(t('chat:source.builtin'), { exact: true }).first()).toBeVisible();

async function readUnsureCv(page: Page, t: Translate): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(unsureCv);
  await expect(page.getByText(t('onboarding:doubt.one-date'))).toBeVisible(CV_READ);
}

/** Goes to where the answers of a step with a sign to stop are written down. */
async function openSignedPlace(page: Page, t: Translate): Promise<void> {
  const answer = await page.request.get('/api/plan', {
    headers: { Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('sid_jwt'))}` },
  });
  const { plan_id: planId, steps } = (await answer.json()) as Plan;
  await page.goto(`/plan/${planId}?step=${signedPlace(steps).place.substep_id}&view=result`);
  await expect(page.getByRole('heading', { name: t('result:sign.reached') })).toBeVisible();
}

const visitorScreens: Screen[] = [
  { name: 'landing', pictured: true, path: '/' },
  { name: 'home', path: '/home' },
  { name: 'sign-up, refused', path: '/signup', open: (page, t) => press(page, t('account:signup.submit')) },
  { name: 'log-in', pictured: true, path: '/login' },
  { name: 'forgotten password', path: '/forgot', open: askForLink },
  { name: 'new password', path: '/reset#not-a-token' },
  { name: 'new address', path: '/confirm-mail#not-a-token' },
  { name: 'legal', path: '/legal' },
  { name: 'feedback drawer', path: '/login', open: openFeedback },
];

const onboardingScreens: Screen[] = [
  { name: 'mode, brainstorm', stage: 'profile', path: '/onboarding/mode' },
  { name: 'mode, idea', stage: 'account', path: '/onboarding/mode', open: (page, t) => chooseMode(page, t, 'idea') },
  {
    name: 'mode, business',
    pictured: true,
    stage: 'account',
    path: '/onboarding/mode',
    open: async (page, t) => {
      await chooseMode(page, t, 'business');
      await page.getByText(t('onboarding:mode.business.advanced')).click();
    },
    shown: (page, t) => page.getByText(t('onboarding:mode.business.advanced')),
  },
  { name: 'upload with items', stage: 'profile', path: '/onboarding/upload' },
  {
    name: 'upload, read with doubts',
    pictured: true,
    stage: 'account',
    path: '/onboarding/upload',
    open: readUnsureCv,
    shown: (page, t) => page.getByText(t('onboarding:doubt.one-date')),
  },
  { name: 'interview', pictured: true, stage: 'profile', path: '/onboarding/chat', open: firstReply },
  {
    name: 'interview, checklist drawer',
    stage: 'profile',
    path: '/onboarding/chat',
    phoneOnly: true,
    open: async (page, t) => {
      await page.getByRole('button', { name: t('onboarding:chat.profile') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'interview, list drawer',
    stage: 'profile',
    path: '/onboarding/chat',
    open: (page, t) => openField(page, t, 'experience'),
  },
  {
    name: 'interview, text drawer',
    stage: 'profile',
    path: '/onboarding/chat',
    open: (page, t) => openField(page, t, 'hobbies'),
  },
  {
    name: 'interview, asked back',
    stage: 'account',
    path: '/onboarding/chat',
    open: async (page, t) => {
      // Reads as disabled while something is missing, and still answers a click by saying what.
      await page.getByRole('button', { name: t('onboarding:chat.generate') }).click({ force: true });
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'form, step 1', pictured: true, stage: 'profile', path: '/onboarding/form' },
  { name: 'form, step 2', stage: 'profile', path: '/onboarding/form?step=2' },
];

const planScreens: Screen[] = [
  {
    name: 'what is known, something new',
    stage: 'plan',
    path: '/memory',
    open: (page, t) => press(page, t('memory:entries.add')),
  },
  {
    name: 'rhythm, the week open',
    stage: 'plan',
    path: '/rhythm',
    open: (page, t) => page.getByText(t('rhythm:close.days', { count: 0 })).click(),
  },
  {
    name: 'recommendations',
    pictured: true,
    stage: 'plan',
    path: '/recommendations',
    open: (page) => ideaAt(page, 0),
  },
  {
    name: 'an idea',
    pictured: true,
    stage: 'plan',
    path: '/recommendations',
    open: async (page, t) => openIdea(page, t, await ideaAt(page, 0)),
  },
  {
    name: 'an idea, details open',
    stage: 'plan',
    path: '/recommendations',
    open: async (page, t) => {
      await openIdea(page, t, await ideaAt(page, 0));
      await page.getByRole('button', { name: t('recommendations:showMore') }).click();
    },
    shown: (page, t) => page.getByRole('button', { name: t('recommendations:hideDetails') }),
  },
  {
    name: 'an idea, numbers open',
    stage: 'plan',
    path: '/recommendations',
    open: async (page, t) => openNumbers(page, t, await ideaAt(page, 0)),
    shown: (page, t) => page.getByRole('region', { name: t('recommendations:numbers.title') }),
  },
  { name: 'recommendations, side by side', stage: 'plan', path: '/recommendations', open: compareIdeas },
  {
    name: 'an idea, decline drawer',
    stage: 'plan',
    path: '/recommendations',
    open: async (page, t) => openDecline(page, t, await ideaAt(page, 0)),
  },
  {
    name: 'today',
    pictured: true,
    stage: 'plan',
    path: '/plan',
    open: async (page, t) => expect(page.getByRole('heading', { name: t('today:mood.title') })).toBeVisible(),
  },
  {
    name: 'today, stuck',
    stage: 'plan',
    path: '/plan',
    open: (page, t) => press(page, t('today:stuck.open')),
  },
  {
    name: 'workspace',
    pictured: true,
    stage: 'plan',
    path: '/plan?view=chat',
    open: async (page) => expect(page.getByRole('log').getByRole('article').first()).toBeVisible(),
  },
  { name: 'workspace, plan drawer', pictured: true, stage: 'plan', path: '/plan', phoneOnly: true, open: openSteps },
  {
    name: 'workspace, refine drawer',
    stage: 'plan',
    path: '/plan',
    open: async (page, t) => {
      await openSteps(page, t);
      await page.getByRole('button', { name: t('plan:refine.open') }).click();
      await expect(page.getByLabel(t('plan:refine.label'))).toBeVisible();
    },
  },
  {
    name: 'workspace, road map',
    stage: 'plan',
    path: '/plan',
    open: async (page, t) => {
      await (await openSteps(page, t)).getByRole('button', { name: t('plan:road.open') }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('plan:road.title') })).toBeVisible();
    },
  },
  {
    name: 'workspace, palette',
    stage: 'plan',
    path: '/plan?view=chat',
    open: async (page, t) => {
      await expect(page.getByRole('log').getByRole('article').first()).toBeVisible();
      await keysListen(page, t);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: t('shell:keyboard.palette') })).toBeFocused();
    },
  },
  {
    name: 'workspace, shortcuts',
    stage: 'plan',
    path: '/plan?view=chat',
    open: async (page, t) => {
      await expect(page.getByRole('log').getByRole('article').first()).toBeVisible();
      await keysListen(page, t);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: t('shell:keyboard.shortcuts') })).toBeVisible();
    },
  },
  { name: 'profile', pictured: true, stage: 'plan', path: '/profile' },
  {
    name: 'profile, led to a skill',
    stage: 'plan',
    path: '/profile#skills-0',
    shown: (page) => page.locator('[data-named]'),
  },
  {
    name: 'account, address, password and second step',
    stage: 'plan',
    path: '/account',
    open: openCredentials,
    shown: (page, t) => page.getByText(t('profile:sessions.current')),
  },
  {
    name: 'data, delete dialog',
    stage: 'plan',
    path: '/data',
    open: async (page, t) => {
      await press(page, t('profile:data.delete'));
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  { name: 'chat placeholder', stage: 'plan', path: '/chat' },
];

/** What a person finds who has worked for a while; the last of them ends it. */
const workedScreens: Screen[] = [
  {
    name: 'result, the stop sign reached',
    stage: 'worked',
    path: '/plan',
    open: openSignedPlace,
    shown: (page, t) => page.getByText(t('result:sign.reached')),
  },
  {
    name: 'what was found out, on one page',
    stage: 'worked',
    path: '/plan?view=found',
    open: async (page, t) => expect(page.getByRole('button', { name: t('result:page.print') })).toBeVisible(),
  },
  {
    name: 'rhythm, lived',
    stage: 'worked',
    path: '/rhythm',
    open: async (page, t) => {
      await page.getByText(t('rhythm:close.days', { count: 1 })).click();
      await page.getByText(t('rhythm:identity.votes', { count: 3 })).click();
    },
  },
  {
    name: 'today, done for now',
    stage: 'worked',
    path: '/plan',
    open: async (page, t) => {
      await press(page, t('today:done'));
      await expect(page.getByText(t('today:celebrate.enough'))).toBeVisible();
    },
  },
  {
    name: 'today, stopped',
    stage: 'worked',
    path: '/plan',
    open: async (page, t) => {
      await openSignedPlace(page, t);
      await press(page, t('result:sign.stop'));
      await expect(page.getByRole('heading', { level: 1, name: t('recommendations:title') })).toBeVisible();
      await page.goto('/plan');
      await expect(page.getByRole('region', { name: t('today:stopped.title') })).toBeVisible();
    },
  },
  {
    name: 'rhythm, switched off',
    stage: 'worked',
    path: '/rhythm',
    open: async (page, t) => {
      await page.getByLabel(t('rhythm:settings.shown')).click();
      await expect(page.getByText(t('rhythm:settings.off'))).toBeVisible();
    },
  },
];

/** Every screen of the product, each drawer and dialog open once. */
export const screens: readonly Screen[] = [...visitorScreens, ...onboardingScreens, ...planScreens, ...workedScreens];
