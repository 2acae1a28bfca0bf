import { api, secondStep } from '@foothold/contract';
import { Secret, TOTP } from 'otpauth';
import type { MailApp } from '../account/mail-app.ts';
import type { TestPerson } from '../app.ts';

/** A period of a code: no code is taken twice within it. */
export const PERIOD_MS = 30_000;

/** What a person with a second step has at hand. */
export interface Equipped extends TestPerson {
  /** The app's code of this moment; not taken twice. */
  code(): string;
  recovery: string[];
}

/** What an app shows that was told a secret. */
export function codeOf(secret: string, timestamp: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Signs somebody up and switches their second step on; the clock then stands one period later. */
export async function equip(test: MailApp): Promise<Equipped> {
  const person = await test.signUp();
  const own = test.as(person.token);
  const { secret } = (await own.call(secondStep.begin, { body: { password: person.password } })).data;
  const code = () => codeOf(secret, test.services.now());
  const confirmed = await own.call(secondStep.confirm, { body: { code: code() } });
  if (confirmed.status !== 200) throw new Error(`Switching on answered ${confirmed.response.body}`);
  test.pass(PERIOD_MS);
  return { ...person, code, recovery: confirmed.data.recovery_codes };
}

/** Logs in from a device that nobody knows. */
export function logInWith(test: MailApp, { email, password }: TestPerson, code?: string) {
  return test.as(null).call(api.account.login, { body: { email, password, ...(code !== undefined && { code }) } });
}
