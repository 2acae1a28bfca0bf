import { newPerson, signUp } from '../acts/account.ts';
import { addGoal, answer, chooseMode, closePopup, getRecommendations, goOn } from '../acts/onboarding.ts';
import { ask, closeSteps, openSteps, pickFirstIdea } from '../acts/plan.ts';
import { expect, test } from '../story.ts';

const said = {
  en: {
    goal: ['earn', '600 a month'],
    answers: [
      'I worked as a nurse for 7 years, I live in Haifa and I have 6 hours a week',
      'baking (advanced), first aid',
      '0',
    ],
    place: 'Haifa',
    question: 'Give me an example',
    feedback: 'I have less time',
  },
  he: {
    goal: ['להרוויח', '600 בחודש'],
    answers: ['עבדתי כאחות 7 שנים, גרה בחיפה ויש לי 6 שעות בשבוע', 'אפייה (מתקדמת), עזרה ראשונה', '0'],
    place: 'חיפה',
    question: 'אפשר דוגמה?',
    feedback: 'יש לי פחות זמן',
  },
};

test('a nurse with six hours a week gets from nothing to a plan by chatting', async ({ page, t, language }) => {
  const words = said[language];
  await page.goto('/');
  await page.getByRole('link', { name: t('landing:hero.action') }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await signUp(page, t, newPerson());

  await chooseMode(page, t, 'brainstorm');
  await addGoal(page, t, words.goal[0] ?? '', words.goal[1] ?? '');
  await goOn(page, t);
  await closePopup(page, t);
  await page.getByRole('button', { name: t('resume:skip') }).click();

  await expect(page.getByRole('log').getByText(t('chat:source.builtin'), { exact: true }).first()).toBeVisible();
  for (const text of words.answers) await answer(page, t, text);
  await getRecommendations(page, t);

  await closePopup(page, t);
  await expect(page.getByRole('article').nth(2)).toBeVisible();
  const title = await pickFirstIdea(page, t);

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const steps = await openSteps(page, t);
  await expect(steps.getByText(title).first()).toBeVisible();
  const ring = steps.getByRole('progressbar');
  await expect(ring).toHaveAttribute('value', '0');
  await steps.getByRole('checkbox').nth(1).click();
  await expect(steps.getByRole('checkbox').nth(1)).toBeChecked();
  await expect(ring).not.toHaveAttribute('value', '0');
  await closeSteps(page, t);

  const feed = await ask(page, t, words.question);
  await expect(feed.getByText(words.question, { exact: true })).toBeVisible();

  await (await openSteps(page, t)).getByRole('button', { name: t('plan:refine.open') }).click();
  await page.getByLabel(t('plan:refine.label')).fill(words.feedback);
  await page.getByRole('button', { name: t('plan:refine.apply') }).click();
  await expect(page.getByRole('button', { name: t('plan:refined.undo'), exact: true })).toBeVisible();
  await expect((await openSteps(page, t)).getByRole('checkbox').nth(1)).toBeChecked();

  await page.reload();
  await expect((await openSteps(page, t)).getByRole('checkbox').nth(1)).toBeChecked();
  await closeSteps(page, t);
  await expect(page.getByRole('log').getByText(words.question, { exact: true })).toBeVisible();
});
