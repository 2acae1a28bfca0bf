import type { Page } from '@playwright/test';
import { expect, type Translate } from '../story.ts';

export interface Person {
  name: string;
  email: string;
  password: string;
}

/** A person nobody else in the run is. */
export function newPerson(): Person {
  const tag = crypto.randomUUID().slice(0, 8);
  return { name: `dana${tag}`, email: `dana${tag}@example.test`, password: `quiet-harbour-${tag}` };
}

export async function signUp(page: Page, t: Translate, person: Person = newPerson()): Promise<Person> {
  await page.goto('/signup');
  await page.getByLabel(t('account:signup.name')).fill(person.name);
  await page.getByLabel(t('account:email')).fill(person.email);
  await page.getByLabel(t('account:password'), { exact: true }).fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t('account:signup.submit') }).click();
  await expect(page).toHaveURL(/\/onboarding\/mode$/);
  return person;
}

/** Fills in the log-in form that is on the page, and sends it. */
export async function submitLogIn(page: Page, t: Translate, email: string, password: string): Promise<void> {
  await page.getByLabel(t('account:email')).fill(email);
  await page.getByLabel(t('account:password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('account:login.submit'), exact: true }).click();
}

export async function logIn(page: Page, t: Translate, { email, password }: Person): Promise<void> {
  await page.goto('/login');
  await submitLogIn(page, t, email, password);
  await expect(page).not.toHaveURL(/\/login$/);
}

/** Logs out by the header or, where a phone has the bar below instead, by the account behind Me. */
export async function logOut(page: Page, t: Translate): Promise<void> {
  const me = page.getByRole('link', { name: t('shell:bar.me'), exact: true }).filter({ visible: true });
  const out = page.getByRole('button', { name: t('shell:logout'), exact: true });
  // The page may be there before its bar is.
  await expect(me.or(out).first()).toBeVisible();
  if ((await me.count()) > 0) {
    await me.click();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('profile:account.title'), exact: true })
      .click();
  }
  await out.click();
}
