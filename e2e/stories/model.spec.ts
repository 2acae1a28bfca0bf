import type { Page } from '@playwright/test';
import { newPerson, signUp } from '../acts/account.ts';
import { addGoal, answer, chooseMode, closePopup, goOn } from '../acts/onboarding.ts';
import { closeSteps, openSteps } from '../acts/plan.ts';
import { enter, prepare } from '../acts/prepared.ts';
import { arriving, growingReply, lastReply, say, SLOWLY, wholeReply } from '../acts/replies.ts';
import { test, testWithoutModel } from '../model-story.ts';
import { expect } from '../story.ts';

/** Words a second: ideas and plans are long, and at this their titles come one by one. */
const AT_A_WALK = 120;

const said = {
  en: {
    goal: ['earn', '600 a month'],
    answers: ['I worked as a nurse for 7 years, I live in Haifa and I have 6 hours a week', 'I am good at baking'],
    question: 'What should I do first?',
    other: 'Which part takes longest?',
  },
  he: {
    goal: ['להרוויח', '600 בחודש'],
    answers: ['עבדתי כאחות 7 שנים, גרה בחיפה ויש לי 6 שעות בשבוע', 'כישורים: אפייה, עזרה ראשונה'],
    question: 'מה כדאי לעשות קודם?',
    other: 'איזה חלק לוקח הכי הרבה זמן?',
  },
} as const;

/** Waits for titles, and for more of them behind those; returns what came first. */
async function oneByOne(page: Page): Promise<string[]> {
  await expect(arriving(page).first()).toBeVisible();
  const titles = await arriving(page).allInnerTexts();
  await expect(arriving(page).nth(titles.length)).toBeVisible();
  return titles;
}

test('the whole journey on a model: ideas and steps are named as they come, words appear, and every answer says who wrote it', async ({
  page,
  t,
  language,
  model,
}) => {
  const words = said[language];
  await signUp(page, t, newPerson());
  await chooseMode(page, t, 'brainstorm');
  await addGoal(page, t, words.goal[0], words.goal[1]);
  await goOn(page, t);
  await closePopup(page, t);
  await page.getByRole('button', { name: t('resume:skip') }).click();
  // What begins the interview is asked the same way of everybody.
  await wholeReply(page, t, 'builtin');
  for (const text of words.answers) {
    await answer(page, t, text);
    await wholeReply(page, t, 'model');
  }

  await model.tell({ wordsPerSecond: AT_A_WALK });
  await page.getByRole('button', { name: t('onboarding:chat.generate') }).click();
  await page.getByRole('button', { name: t('onboarding:chat.confirmYes') }).click();
  const [firstIdea = ''] = await oneByOne(page);
  await model.tell({ wordsPerSecond: null });
  await expect(page).toHaveURL(/\/recommendations$/);
  await closePopup(page, t);
  const cards = page.getByRole('article');
  await expect(cards.getByRole('heading', { level: 2, name: firstIdea, exact: true })).toBeVisible();
  await expect(cards.getByText(t('chat:source.model'), { exact: true })).toHaveCount(await cards.count());

  await model.tell({ wordsPerSecond: AT_A_WALK });
  await cards
    .first()
    .getByRole('button', { name: t('recommendations:pick') })
    .click();
  const [firstStep = ''] = await oneByOne(page);
  await model.tell({ wordsPerSecond: null });
  await expect(page).toHaveURL(/\/plan\/[0-9a-f-]+$/);
  await expect((await openSteps(page, t)).getByText(firstStep, { exact: true }).first()).toBeVisible();
  await closeSteps(page, t);

  await model.tell({ wordsPerSecond: SLOWLY });
  await say(page, t, words.question);
  await growingReply(page, t);
  await model.tell({ wordsPerSecond: null });
  await wholeReply(page, t, 'model');
  const chips = page.getByRole('list', { name: t('chat:suggestions') }).getByRole('button');
  const starters = ['how', 'example', 'smaller'].map((name) => t(`plan:chat.starters.${name}`));
  const chip = await chips.first().innerText();
  expect(starters).not.toContain(chip);
  await chips.first().click();
  await expect(page.getByRole('log').getByText(chip, { exact: true })).toBeVisible();
  await wholeReply(page, t, 'model');
});

test('where the model fails the built-in guide answers, behind a broken answer too, and another can be asked for', async ({
  page,
  request,
  t,
  language,
  model,
}) => {
  await enter(page, await prepare(request, language, 'plan'), '/plan?view=chat');
  await model.tell({ fault: 'server-error' });
  await say(page, t, said[language].question);
  await wholeReply(page, t, 'builtin');

  await model.tell({ fault: 'error-in-stream', faultAfterWords: 12 });
  await say(page, t, said[language].other);
  const mixed = await wholeReply(page, t, 'mixed');
  expect(mixed).toContain(' …');
  await page.reload();
  expect(await wholeReply(page, t, 'mixed')).toBe(mixed);

  await model.tell({ fault: null });
  await lastReply(page, t)
    .getByRole('button', { name: t('chat:message.again'), exact: true })
    .click();
  await wholeReply(page, t, 'model');
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(4);
});

testWithoutModel('a model nobody serves costs nobody an answer', async ({ page, request, t, language }) => {
  const person = await prepare(request, language, 'profile');
  await enter(page, person, '/onboarding/chat');
  await wholeReply(page, t, 'builtin');
  await answer(page, t, said[language].answers[0]);
  await wholeReply(page, t, 'builtin');
  await page.getByRole('button', { name: t('onboarding:chat.generate') }).click();
  await expect(page).toHaveURL(/\/recommendations$/);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(5);
  await expect(cards.getByText(t('chat:source.builtin'), { exact: true })).toHaveCount(5);
  await cards
    .first()
    .getByRole('button', { name: t('recommendations:pick') })
    .click();
  await expect(page).toHaveURL(/\/plan\/[0-9a-f-]+$/);
  await say(page, t, said[language].question);
  await wholeReply(page, t, 'builtin');
});

test('one’s words go to the provider that the profile names, and nowhere once that is switched off', async ({
  page,
  request,
  t,
  language,
  model,
}) => {
  const person = await prepare(request, language, 'plan');
  await enter(page, person, '/data');
  const card = page.getByRole('region', { name: t('profile:model.title') });
  const providers = model.provider === 'anthropic' ? 'Anthropic' : t('profile:model.ownServer');
  await expect(card).toContainText(t('profile:model.text', { providers }));
  const use = card.getByRole('checkbox', { name: t('profile:model.use') });
  await expect(use).toBeChecked();
  await use.click();
  await expect(use).not.toBeChecked();
  await expect(card.getByText(t('profile:model.off'))).toBeVisible();

  const asked = (await model.asked()).length;
  await page.goto('/plan');
  await say(page, t, said[language].question);
  await wholeReply(page, t, 'builtin');
  await page.goto('/recommendations');
  await page.getByRole('button', { name: t('recommendations:more.generate') }).click();
  await expect(page.getByRole('article').getByText(t('chat:source.builtin'), { exact: true }).first()).toBeVisible();
  expect(await model.asked()).toHaveLength(asked);
});
