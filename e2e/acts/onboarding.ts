import type { Page } from '@playwright/test';
import { expect, type Translate } from '../story.ts';

export async function chooseMode(page: Page, t: Translate, mode: 'brainstorm' | 'idea' | 'business'): Promise<void> {
  await page.getByRole('radio', { name: t(`onboarding:mode.${mode}.title`) }).check({ force: true });
}

/** Opens the two fields of a goal in one's own words. */
export async function chooseOwnGoal(page: Page, t: Translate): Promise<void> {
  await page.getByRole('radio', { name: t('onboarding:goals.own') }).check({ force: true });
}

export async function addGoal(page: Page, t: Translate, type: string, value: string): Promise<void> {
  await chooseOwnGoal(page, t);
  await page.getByLabel(t('onboarding:goals.type')).fill(type);
  await page.getByLabel(t('onboarding:goals.value')).fill(value);
  await page.getByRole('button', { name: t('onboarding:goals.add') }).click();
  await expect(page.getByText(value)).toBeVisible();
}

export async function addExperience(page: Page, t: Translate, role: string, months: string): Promise<void> {
  const form = page.getByRole('form', { name: t('onboarding:experience.add') });
  await form.getByLabel(t('onboarding:experience.role')).fill(role);
  await form.getByLabel(t('onboarding:experience.months')).fill(months);
  await form.getByRole('button', { name: t('onboarding:experience.add') }).click();
  await expect(page.getByRole('list', { name: t('onboarding:experience.title') })).toContainText(role);
}

export async function addSkill(
  page: Page,
  t: Translate,
  name: string,
  level: 'beginner' | 'intermediate' | 'advanced',
): Promise<void> {
  const form = page.getByRole('form', { name: t('onboarding:skills.add') });
  await form.getByLabel(t('onboarding:skills.name')).fill(name);
  await form.getByLabel(t('onboarding:skills.level')).selectOption(level);
  await form.getByRole('button', { name: t('onboarding:skills.add') }).click();
  await expect(page.getByRole('list', { name: t('onboarding:skills.title') })).toContainText(name);
}

export async function goOn(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('onboarding:mode.continue') }).click();
}

/** Closes the popup of a first visit, which stands in front of everything else. */
export async function closePopup(page: Page, t: Translate): Promise<void> {
  const popup = page.getByRole('dialog');
  await popup.getByRole('button', { name: t('common:gotIt') }).click();
  await expect(popup).toBeHidden();
}

/** Says something in the interview and waits until the reply has come. */
export async function answer(page: Page, t: Translate, text: string): Promise<void> {
  const box = page.getByPlaceholder(t('onboarding:chat.placeholder'));
  await box.fill(text);
  await page.getByRole('button', { name: t('chat:composer.send'), exact: true }).click();
  await expect(page.getByRole('log').getByText(text, { exact: true })).toBeVisible();
  await expect(box).toHaveValue('');
  await expect(page.getByRole('button', { name: t('chat:composer.send'), exact: true })).toBeVisible();
}

/** Asks for ideas from the interview, agreeing that some fields stay empty. */
export async function getRecommendations(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('onboarding:chat.generate') }).click();
  const confirm = page.getByRole('button', { name: t('onboarding:chat.confirmYes') });
  await confirm
    .or(page.getByRole('heading', { name: t('recommendations:title') }))
    .first()
    .waitFor();
  if (await confirm.isVisible()) await confirm.click();
  await expect(page).toHaveURL(/\/recommendations$/);
}
