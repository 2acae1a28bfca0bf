import { CV_READ } from '../acts/cv-read.ts';
import { enter, prepare } from '../acts/prepared.ts';
import { unsureCv as file } from '../acts/unsure-cv.ts';
import { expect, test } from '../story.ts';

test('a CV read twice doubles nothing, and what is in doubt is marked until it is mended', async ({
  page,
  request,
  t,
  language,
}) => {
  await enter(page, await prepare(request, language, 'account'), '/onboarding/upload');
  const input = page.locator('input[type=file]');
  const jobs = page.getByRole('list', { name: t('onboarding:experience.title') }).getByRole('listitem');
  const skills = page.getByRole('list', { name: t('onboarding:skills.title') }).getByRole('listitem');
  const baker = jobs.filter({ hasText: 'Corner Bakery' });

  await input.setInputFiles(file);
  await expect(page.getByText(t('resume:read', { file: file.name }))).toBeVisible(CV_READ);
  await expect(jobs).toHaveCount(2);
  await expect(skills).toHaveCount(3);
  await expect(baker).toContainText(t('onboarding:doubt.one-date'));
  await expect(jobs.filter({ hasText: 'Grand Hotel' })).not.toContainText(t('onboarding:doubt.check'));
  await expect(page.getByText(t('resume:summary.check_one', { count: 1 }))).toBeVisible();

  const edit = baker.getByRole('button', { name: t('common:editItem', { item: 'Baker' }) });
  await expect(edit).toHaveAccessibleDescription(new RegExp(t('onboarding:doubt.one-date')));
  await edit.click();
  const form = page.getByRole('form', { name: t('onboarding:items.editing') });
  await form.getByLabel(t('onboarding:experience.role')).fill('Head baker');
  await form.getByLabel(t('onboarding:experience.months')).fill('30');
  await form.getByRole('button', { name: t('onboarding:items.saveChanges') }).click();
  await expect(baker).toContainText('Head baker');
  await expect(page.getByText(t('onboarding:doubt.check'))).toHaveCount(0);

  await input.setInputFiles(file);
  await expect(page.getByText(t('resume:summary.nothingNew'))).toBeVisible(CV_READ);
  await expect(jobs).toHaveCount(2);
  await expect(skills).toHaveCount(3);
  await expect(baker).toContainText('Head baker');

  await page.getByRole('button', { name: t('resume:save') }).click();
  await expect(page).toHaveURL(/\/onboarding\/chat$/);
  await page.reload();
  await page.goto('/onboarding/upload');
  await expect(jobs).toHaveCount(2);
  await expect(baker).toContainText('Head baker');
});
