import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { newPerson } from '../acts/account.ts';
import { CV_READ } from '../acts/cv-read.ts';
import { expectArrival, expectFocusHeld, forbidPointers, type Keys, keysOf } from '../acts/keyboard.ts';
import { listLink } from '../acts/plan.ts';
import {
  bareWords,
  firstSuggestion,
  growingReply,
  lastReply,
  SLOWLY,
  stopButton,
  wholeReply,
  wordsOf,
} from '../acts/replies.ts';
import { test } from '../model-story.ts';
import type { StandIn } from '../stand-in.ts';
import { expect, type Translate } from '../story.ts';

const said = {
  en: {
    cv: 'en-pdf-01.pdf',
    idea: 'bread for the neighbours',
    goal: '200 a month',
    role: 'Head of technology',
    skill: 'Bread baking',
    hobbies: 'cycling, chess',
    place: 'Leeds',
    notes: 'Evenings only',
    question: 'What should I do first?',
    begun: 'And then',
    moved: 'York',
  },
  he: {
    cv: 'he-docx-01.docx',
    idea: 'לחם לשכנים',
    goal: '200 בחודש',
    role: 'מנהל טכנולוגיות',
    skill: 'אפיית לחם',
    hobbies: 'רכיבה, שחמט',
    place: 'חיפה',
    notes: 'רק בערבים',
    question: 'מה כדאי לעשות קודם?',
    begun: 'ואחר כך',
    moved: 'עכו',
  },
} as const;

interface Journey {
  page: Page;
  t: Translate;
  keys: Keys;
  words: (typeof said)['en' | 'he'];
  model: StandIn;
  isMobile: boolean;
}

// The one journey on a phone whose drawers move.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function closePopup({ page, t, keys }: Journey): Promise<void> {
  const popup = page.getByRole('dialog');
  await keys.press(popup.getByRole('button', { name: t('common:gotIt') }));
  await expect(popup).toBeHidden();
  await expectFocusHeld(page);
}

async function signUp({ page, t, keys }: Journey): Promise<void> {
  const person = newPerson();
  await page.goto('/');
  await page.keyboard.press('Tab');
  await keys.press(page.getByRole('link', { name: t('landing:hero.action') }));
  await expect(page).toHaveURL(/\/signup$/);
  await expectArrival(page);
  await keys.write(page.getByLabel(t('account:signup.name')), person.name);
  await keys.write(page.getByLabel(t('account:email')), person.email);
  await keys.write(page.getByLabel(t('account:password'), { exact: true }), person.password);
  await keys.to(page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await keys.press(button(page, t('account:signup.submit')));
  await expect(page).toHaveURL(/\/onboarding\/mode$/);
  await expectArrival(page);
}

async function chooseWay(journey: Journey): Promise<void> {
  const { page, t, keys, words } = journey;
  await keys.press(page.getByRole('complementary').getByRole('button', { name: t('common:gotIt') }));
  await expect(page.getByRole('complementary')).toBeHidden();
  await keys.to(page.getByRole('radio', { name: t('onboarding:mode.brainstorm.title') }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: t('onboarding:mode.idea.title') })).toBeChecked();
  await keys.write(page.getByLabel(t('onboarding:mode.idea.label')), words.idea);
  await keys.press(button(page, t('onboarding:mode.continue')));
  await expect(page).toHaveURL(/\/onboarding\/upload$/);
  await closePopup(journey);
}

async function readCv({ page, t, keys, words }: Journey): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await keys.press(button(page, t('resume:upload')));
  await (await choosing).setFiles(fileURLToPath(new URL(`../fixtures/${words.cv}`, import.meta.url)));
  await expect(page.getByText(t('resume:read', { file: words.cv }))).toBeVisible(CV_READ);
  await expect(button(page, t('resume:upload')), 'one goes on where one was').toBeFocused();

  const jobs = page.getByRole('list', { name: t('onboarding:experience.title') });
  await keys.press(jobs.getByRole('listitem').first().getByRole('button').first());
  const job = page.getByRole('form', { name: t('onboarding:items.editing') });
  await expect(job.getByLabel(t('onboarding:experience.role'))).toBeFocused();
  await keys.write(job.getByLabel(t('onboarding:experience.role')), words.role);
  await page.keyboard.press('Enter');
  await expect(jobs).toContainText(words.role);

  await keys.press(button(page, t('resume:save')));
  await expect(page).toHaveURL(/\/onboarding\/chat$/);
  await expectArrival(page);
}

async function fillForms(journey: Journey): Promise<void> {
  const { page, t, keys, words, isMobile } = journey;
  if (isMobile) await keys.press(page.getByRole('button', { name: t('onboarding:chat.profile') }));
  await keys.press(page.getByRole('link', { name: t('onboarding:chat.form') }));
  await expect(page).toHaveURL(/\/onboarding\/form$/);
  await expectArrival(page);
  const skill = page.getByRole('form', { name: t('onboarding:skills.add') });
  await keys.write(skill.getByLabel(t('onboarding:skills.name')), words.skill);
  await keys.choose(skill.getByLabel(t('onboarding:skills.level')), 'advanced');
  await keys.press(skill.getByRole('button', { name: t('onboarding:skills.add') }));
  await expect(page.getByRole('list', { name: t('onboarding:skills.title') })).toContainText(words.skill);
  await expect(skill.getByLabel(t('onboarding:skills.name')), 'the next one can be typed at once').toBeFocused();

  await keys.press(button(page, t('onboarding:form.next')));
  await expect(page.getByText(t('onboarding:form.step', { current: 2, total: 2 }))).toBeVisible();
  await expectArrival(page);
  await keys.write(page.getByLabel(t('onboarding:goals.kinds.earn.value')), words.goal);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: t('onboarding:goals.title') })).toContainText(words.goal);
  await keys.write(page.getByLabel(t('onboarding:fields.age'), { exact: true }), '34');
  await keys.write(page.getByLabel(t('onboarding:fields.hoursPerWeek')), '8');
  await keys.write(page.getByLabel(t('onboarding:fields.budgetPerMonth')), '150');
  await keys.write(page.getByLabel(t('onboarding:fields.hobbies')), words.hobbies);
  await keys.write(page.getByLabel(t('onboarding:fields.location')), words.place);
  await keys.write(page.getByLabel(t('onboarding:fields.notes')), words.notes);
  await keys.press(button(page, t('onboarding:form.finishOn')));
  await expect(page).toHaveURL(/\/onboarding\/chat$/);
  await expectArrival(page);
}

async function chooseIdea(journey: Journey): Promise<void> {
  const { page, t, keys } = journey;
  await keys.press(button(page, t('onboarding:chat.generate')));
  await expect(page).toHaveURL(/\/recommendations$/);
  await closePopup(journey);
  await expectArrival(page);
  const idea = page.getByRole('article').first();
  await keys.press(idea.getByRole('button', { name: t('recommendations:pick') }));
  await expect(page).toHaveURL(/\/plan\/[0-9a-f-]+$/);
  await expectArrival(page);
}

async function tickAndSelect({ page, t, keys, isMobile }: Journey): Promise<void> {
  const open = listLink(page, t);
  if (isMobile) await keys.press(open);
  const steps = page.getByRole('navigation', { name: t('plan:steps.label') });
  const box = steps.locator('ol ol').getByRole('checkbox').first();
  await keys.to(box);
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await expect(box, 'the focus stays where it was').toBeFocused();

  const step = steps.getByRole('button').nth(3);
  const title = await step.locator('[dir=auto]').innerText();
  await keys.press(step);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  if (isMobile) await expect(page.getByRole('dialog')).toBeHidden();
  await expect(isMobile ? open : step, 'one goes on where one was').toBeFocused();
}

async function talk(journey: Journey): Promise<void> {
  const { page, t, keys, words, model, isMobile } = journey;
  const send = button(page, t('chat:composer.send'));
  const box = page.getByPlaceholder(t('plan:chat.placeholder'));
  const mine = page.getByRole('log').getByRole('article', { name: t('chat:message.mine'), exact: true });
  await model.tell({ wordsPerSecond: SLOWLY });
  await keys.write(box, words.question);
  // Where only fingers type by rights, Enter breaks the line.
  if (isMobile) await keys.to(send);
  await page.keyboard.press('Enter');
  await growingReply(page, t);
  await keys.write(box, words.begun);
  await keys.press(stopButton(page, t));
  const reply = lastReply(page, t);
  await expect(reply.getByText(t('chat:message.interrupted'))).toBeVisible();
  await expect(send, 'Send stands in the place of Stop').toBeFocused();
  await expect(box, 'and Stop sends nothing').toHaveValue(words.begun);
  await expect(mine).toHaveCount(1);

  await model.tell({ wordsPerSecond: null });
  await keys.press(reply.getByRole('button', { name: t('chat:message.retry') }), 'Shift+Tab');
  await wholeReply(page, t, 'model');
  await keys.press(reply.getByRole('button', { name: t('chat:message.again') }), 'Shift+Tab');
  await wholeReply(page, t, 'model');

  const suggestion = firstSuggestion(page, t);
  const text = await suggestion.innerText();
  await keys.press(suggestion, 'Shift+Tab');
  await expect(wordsOf(mine.last())).toHaveText(text);
  const answered = await wholeReply(page, t, 'model');

  await keys.press(reply.getByRole('button', { name: t('chat:message.copy'), exact: true }), 'Shift+Tab');
  const copied = reply.getByRole('button', { name: t('chat:message.copied'), exact: true });
  await expect(copied).toBeFocused();
  expect(bareWords(await page.evaluate(() => navigator.clipboard.readText()))).toBe(bareWords(answered));
}

async function moveHouse({ page, t, keys, words, isMobile }: Journey): Promise<void> {
  const me = page.getByRole('link', { name: t(isMobile ? 'shell:bar.me' : 'shell:profile'), exact: true });
  await keys.press(me);
  await expect(page).toHaveURL(/\/profile$/);
  await expectArrival(page);
  const place = page.getByLabel(t('onboarding:fields.location'));
  await expect(place).toHaveValue(words.place);
  await keys.write(place, words.moved);
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/profile/field'));
  await page.keyboard.press('Tab');
  expect((await saved).ok(), 'the field is saved once one leaves it').toBe(true);
  await expectFocusHeld(page);
}

async function logOut({ page, t, keys, isMobile }: Journey): Promise<void> {
  if (isMobile)
    await keys.press(page.getByRole('link', { name: t('profile:account.title'), exact: true }), 'Shift+Tab');
  await keys.press(page.getByRole('button', { name: t('shell:logout'), exact: true }));
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: t('landing:hero.action') })).toBeVisible();
  await expectArrival(page);
}

test('the whole journey, from the first look to logging out, needs a keyboard and nothing else', async ({
  page,
  context,
  t,
  language,
  model,
  isMobile,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await forbidPointers(page);
  const journey: Journey = { page, t, keys: keysOf(page), words: said[language], model, isMobile };
  await signUp(journey);
  await chooseWay(journey);
  await readCv(journey);
  await fillForms(journey);
  await chooseIdea(journey);
  await tickAndSelect(journey);
  await talk(journey);
  await moveHouse(journey);
  await logOut(journey);
});
