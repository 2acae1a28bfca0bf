import { fileURLToPath } from 'node:url';
import { signUp } from '../acts/account.ts';
import { CV_READ } from '../acts/cv-read.ts';
import { addExperience, addGoal, closePopup, getRecommendations, goOn } from '../acts/onboarding.ts';
import { enter, prepare } from '../acts/prepared.ts';
import { openSteps, pickFirstIdea } from '../acts/plan.ts';
import { expect, test, type Translate } from '../story.ts';
import type { Page } from '@playwright/test';

const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));

/** What the CV of each language says, and the change made to it. */
const said = {
  en: {
    file: 'en-pdf-01.pdf',
    role: 'Co-Founder & CTO',
    skill: 'Rust',
    school: 'Princeton',
    mended: 'Chief of technology',
    goal: ['earn', '900 a month'],
    own: 'Night watch',
  },
  he: {
    file: 'he-docx-01.docx',
    role: 'מייסד שותף',
    skill: 'Rust',
    school: 'פרינסטון',
    mended: 'מנהל טכנולוגיות',
    goal: ['להרוויח', '900 בחודש'],
    own: 'שומר לילה',
  },
} as const;

type ChosenFile = string | { name: string; mimeType: string; buffer: Buffer };

async function upload(page: Page, t: Translate, file: ChosenFile): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: t('resume:upload') }).click();
  await (await choosing).setFiles(file);
}

test('a CV fills the profile in, can be mended, and leads to a plan', async ({ page, t, language }) => {
  const words = said[language];
  await signUp(page, t);
  await addGoal(page, t, words.goal[0], words.goal[1]);
  await goOn(page, t);
  await closePopup(page, t);

  await upload(page, t, fixture(words.file));
  await expect(page.getByText(t('resume:read', { file: words.file }))).toBeVisible(CV_READ);
  const experience = page.getByRole('list', { name: t('onboarding:experience.title') });
  await expect(experience).toContainText(words.role);
  await expect(page.getByRole('list', { name: t('onboarding:skills.title') })).toContainText(words.skill);
  await expect(page.getByLabel(t('onboarding:fields.education'))).toHaveValue(new RegExp(words.school));

  const entry = experience.getByRole('listitem').filter({ hasText: words.role }).first();
  await entry.getByRole('button').first().click();
  const form = page.getByRole('form', { name: t('onboarding:items.editing') });
  await expect(form.getByLabel(t('onboarding:experience.role'))).toHaveValue(new RegExp(words.role));
  await form.getByLabel(t('onboarding:experience.role')).fill(words.mended);
  await form.getByRole('button', { name: t('onboarding:items.saveChanges') }).click();
  await expect(experience).toContainText(words.mended);
  await expect(experience).not.toContainText(words.role);

  await page.getByRole('button', { name: t('resume:save') }).click();
  await expect(page).toHaveURL(/\/onboarding\/chat$/);
  await getRecommendations(page, t);
  await closePopup(page, t);
  await expect(page.getByRole('article').nth(2)).toBeVisible();
  const title = await pickFirstIdea(page, t);
  await openSteps(page, t);
  await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
});

test('a file that is no CV is refused in a clear sentence, and nothing typed is lost', async ({
  page,
  request,
  expectFault,
  t,
  language,
}) => {
  expectFault(/^POST \/api\/upload-resume answered 422$/);
  const words = said[language];
  await enter(page, await prepare(request, language, 'account'), '/onboarding/upload');
  await addExperience(page, t, words.own, '12');
  const halfTyped = page.getByRole('form', { name: t('onboarding:skills.add') });
  await halfTyped.getByLabel(t('onboarding:skills.name')).fill(words.skill);

  await upload(page, t, { name: 'song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('la la la') });
  await expect(page.getByRole('alert')).toHaveText(t('resume:wrongType'));

  await upload(page, t, { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nnot really') });
  const sentence = page.getByRole('alert').filter({ hasNotText: t('resume:wrongType') });
  await expect(sentence).toBeVisible(CV_READ);
  await expect(sentence).not.toHaveText(t('errors:generic'));
  await expect(sentence).toHaveText(language === 'he' ? /[א-ת]{3}/ : /[a-z]{3}.*\./);

  const experience = page.getByRole('list', { name: t('onboarding:experience.title') });
  await expect(experience).toContainText(words.own);
  await expect(halfTyped.getByLabel(t('onboarding:skills.name'))).toHaveValue(words.skill);
  await page.getByRole('button', { name: t('resume:save') }).click();
  await expect(page).toHaveURL(/\/onboarding\/chat$/);
  await page.goBack();
  await expect(experience).toContainText(words.own);
});
