import { signUp } from '../acts/account.ts';
import { addExperience, addGoal, addSkill, closePopup, goOn } from '../acts/onboarding.ts';
import { openSteps, pickFirstIdea } from '../acts/plan.ts';
import { expect, test } from '../story.ts';

const said = {
  en: {
    role: 'Bicycle courier',
    skill: 'Wheel building',
    goal: ['earn', '400 a month'],
    education: 'School of mechanics',
    hobbies: 'cycling, chess',
    location: 'Leeds',
    notes: 'Evenings only',
  },
  he: {
    role: 'שליח על אופניים',
    skill: 'בניית גלגלים',
    goal: ['להרוויח', '400 בחודש'],
    education: 'קורס מכונאות',
    hobbies: 'רכיבה, שחמט',
    location: 'חיפה',
    notes: 'רק בערבים',
  },
} as const;

test('somebody who dislikes chats gets to a plan by forms alone', async ({ page, t, language }) => {
  const words = said[language];
  await signUp(page, t);

  await page.goto('/onboarding/chat');
  if ((page.viewportSize()?.width ?? 0) < 768) {
    await page.getByRole('button', { name: t('onboarding:chat.profile') }).click();
  }
  await page.getByRole('link', { name: t('onboarding:chat.form') }).click();
  await expect(page).toHaveURL(/\/onboarding\/form$/);
  await expect(page.getByText(t('onboarding:form.step', { current: 1, total: 2 }))).toBeVisible();
  await addExperience(page, t, words.role, '30');
  await addSkill(page, t, words.skill, 'advanced');
  await page.getByRole('button', { name: t('onboarding:form.next') }).click();

  await expect(page.getByText(t('onboarding:form.step', { current: 2, total: 2 }))).toBeVisible();
  await addGoal(page, t, words.goal[0], words.goal[1]);
  await page.getByLabel(t('onboarding:fields.age'), { exact: true }).fill('15');
  await page.getByLabel(t('onboarding:fields.hoursPerWeek')).fill('8');
  await page.getByLabel(t('onboarding:fields.budgetPerMonth')).fill('150');
  await page.getByLabel(t('onboarding:fields.education')).fill(words.education);
  await page.getByLabel(t('onboarding:fields.hobbies')).fill(words.hobbies);
  await page.getByLabel(t('onboarding:fields.location')).fill(words.location);
  await page.getByLabel(t('onboarding:fields.notes')).fill(words.notes);
  await page.getByRole('button', { name: t('onboarding:form.finish') }).click();
  await expect(page.getByRole('alert').filter({ hasText: '16' })).toBeVisible();
  await page.getByLabel(t('onboarding:fields.age'), { exact: true }).fill('27');
  await page.getByRole('button', { name: t('onboarding:form.finish') }).click();

  await expect(page).toHaveURL(/\/onboarding\/mode$/);
  await expect(page.getByText(words.goal[1])).toBeVisible();
  await goOn(page, t);

  await closePopup(page, t);
  await expect(page.getByRole('list', { name: t('onboarding:experience.title') })).toContainText(words.role);
  await expect(page.getByRole('list', { name: t('onboarding:skills.title') })).toContainText(words.skill);
  await expect(page.getByLabel(t('onboarding:fields.education'))).toHaveValue(words.education);
  await page.getByRole('button', { name: t('resume:save') }).click();
  await expect(page).toHaveURL(/\/onboarding\/chat$/);

  await page.getByRole('button', { name: t('onboarding:chat.generate') }).click();
  await expect(page, 'nothing is left to ask back about').toHaveURL(/\/recommendations$/);
  await closePopup(page, t);
  await expect(page.getByRole('article').nth(2)).toBeVisible();
  const ownFacts = new RegExp([words.role, words.skill, ...words.hobbies.split(', '), words.education].join('|'));
  await expect(page.getByRole('article').first(), 'the reason stands on the card').toContainText(ownFacts);
  const title = await pickFirstIdea(page, t);
  await openSteps(page, t);
  await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
  await expect(
    page
      .getByRole('navigation', { name: t('plan:steps.label') })
      .getByRole('checkbox')
      .nth(5),
  ).toBeVisible();
});
