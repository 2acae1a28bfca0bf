import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { logIn, newPerson, signUp, submitLogIn } from '../acts/account.ts';
import { mailedPath } from '../acts/mail.ts';
import { openSteps } from '../acts/plan.ts';
import { enter, prepare } from '../acts/prepared.ts';
import { expect, test, type Translate } from '../story.ts';

const freshPassword = () => `calm-river-${crypto.randomUUID().slice(0, 8)}`;

async function tryLogIn(page: Page, t: Translate, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await submitLogIn(page, t, email, password);
}

/** What a page meets whose session was ended on another device. */
const ended = /^GET \/api\/[\w/-]+ answered 401$/;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a forgotten password is replaced by mail, once, and every device is logged out', async ({
  page,
  request,
  elsewhere,
  server,
  expectFault,
  t,
  language,
}) => {
  expectFault(/^POST \/api\/account\/password\/reset answered 400$/, ended);
  const person = await prepare(request, language, 'account');
  await enter(elsewhere, person, '/account');
  await expect(elsewhere.getByText(person.email)).toBeVisible();

  await page.goto('/login');
  await page.getByRole('link', { name: t('account:login.forgot') }).click();
  await page.getByLabel(t('account:email')).fill(person.email);
  await press(page, t('account:forgot.submit'));
  await expect(page.getByText(t('account:forgot.sent'))).toBeVisible();

  const path = await mailedPath(server, person.email);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account:reset.title'));
  await expect(page).toHaveURL(/\/reset$/);
  const password = freshPassword();
  await page.reload();
  await page.getByLabel(t('account:reset.password')).fill(password);
  await press(page, t('account:reset.submit'));
  await expect(page.getByText(t('account:reset.done'))).toBeVisible();

  await logIn(page, t, { ...person, password });
  await expect(page).toHaveURL(/\/home$/);
  await elsewhere.reload();
  await expect(elsewhere.getByRole('banner').getByRole('link', { name: t('shell:login') })).toBeVisible();

  await page.goto(path);
  await page.getByLabel(t('account:reset.password')).fill(freshPassword());
  await press(page, t('account:reset.submit'));
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('link', { name: t('account:reset.askAgain') })).toBeVisible();
});

test('devices are listed and logged out, and a new password logs the others out', async ({
  page,
  request,
  elsewhere,
  expectFault,
  t,
  language,
}) => {
  expectFault(ended, /^POST \/api\/login answered 401$/);
  const person = await prepare(request, language, 'account');
  await enter(page, person, '/account');
  await logIn(elsewhere, t, person);
  await page.reload();
  const list = page.getByRole('list', { name: t('profile:sessions.title') });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list).toContainText(t('profile:sessions.current'));
  await expect(list).toContainText('Chrome');
  await list.getByRole('button').click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await elsewhere.goto('/account');
  await expect(elsewhere.getByRole('banner').getByRole('link', { name: t('shell:login') })).toBeVisible();

  await logIn(elsewhere, t, person);
  const password = freshPassword();
  await press(page, t('profile:password.open'));
  await page.getByLabel(t('profile:password.current')).fill(person.password);
  await page.getByLabel(t('profile:password.new')).fill(password);
  await press(page, t('profile:password.submit'));
  await expect(page.getByText(t('profile:password.done'))).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await elsewhere.goto('/account');
  await expect(elsewhere.getByRole('banner').getByRole('link', { name: t('shell:login') })).toBeVisible();
  await tryLogIn(elsewhere, t, person.email, person.password);
  await expect(elsewhere.getByRole('alert')).toBeVisible();
  await logIn(elsewhere, t, { ...person, password });
});

test('a new address takes effect with its link', async ({ page, request, server, t, language }) => {
  const person = await prepare(request, language, 'account');
  const { email } = newPerson();
  await enter(page, person, '/account');
  await press(page, t('profile:email.open'));
  await page.getByLabel(t('profile:email.new')).fill(email);
  await page.getByLabel(t('profile:password.current')).fill(person.password);
  await press(page, t('profile:email.submit'));
  await expect(page.getByText(t('profile:email.pending'))).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();

  await page.goto(await mailedPath(server, email));
  await press(page, t('account:confirmMail.submit'));
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('link', { name: t('account:confirmMail.toAccount') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('profile:account.title'));
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText(t('profile:email.pending'))).toHaveCount(0);
  await press(page, t('shell:logout'));
  await logIn(page, t, { ...person, email });
});

test('everything is taken along into a new account, and the old one is erased', async ({
  page,
  request,
  expectFault,
  t,
  language,
}) => {
  expectFault(/^POST \/api\/login answered 401$/);
  const person = await prepare(request, language, 'plan');
  const { title } = (await person.call('GET', '/api/plan')) as { title: string };
  await enter(page, person, '/data');
  const saved = async (name: string) => {
    const download = page.waitForEvent('download');
    await press(page, name);
    return (await download).path();
  };
  const json = await saved(t('profile:data.export'));
  const markdown = readFileSync(await saved(t('profile:data.exportReadable')), 'utf8');
  expect(markdown).toContain(person.email);
  expect(markdown).toContain(title.slice(0, 10));

  await press(page, t('profile:data.delete'));
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel(t('account:password'), { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: t('profile:delete.confirm') }).click();
  await expect(page).toHaveURL(/\/$/);
  await tryLogIn(page, t, person.email, person.password);
  await expect(page.getByRole('alert')).toBeVisible();

  await signUp(page, t);
  await page.goto('/data');
  const chooser = page.getByLabel(t('profile:data.import'), { exact: true });
  await chooser.setInputFiles({
    name: 'notes.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"hello":"world"}'),
  });
  await expect(page.getByText(t('profile:data.problems.notOurs'))).toBeVisible();
  await chooser.setInputFiles(json);
  await expect(page.getByText(t('profile:data.imported'))).toBeVisible();
  await page.goto('/plan');
  await expect(page).toHaveURL(/\/plan\/[0-9a-f-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openSteps(page, t);
  await expect(page.getByText(title).first()).toBeVisible();
});
