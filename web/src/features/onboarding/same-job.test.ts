import { describe, expect, it } from 'vitest';
import { isSameJob, looksDouble } from './same-job.ts';

const job = (role_title: string, company_name: string | null, duration_months: number) => ({
  role_title,
  company_name,
  duration_months,
  description: null,
});

describe('one job', () => {
  it.each([
    [job('Baker', 'Corner', 24), job(' BAKER ', 'corner.', 24)],
    [job('Électricien', 'Dupont', 24), job('Electricien', 'DUPONT', 30)],
    [job('Baker', 'Corner', 24), job('Baker', 'Corner Ltd, Leeds', 24)],
    [job('Baker', 'Corner', 24), job('Baker', null, 0)],
    [job('Baker', null, 24), job('Baker', null, 36)],
  ])('is %o and %o', (a, b) => {
    expect(isSameJob(a, b)).toBe(true);
    expect(isSameJob(b, a)).toBe(true);
  });

  it.each([
    [job('Baker', 'Corner', 24), job('Head baker', 'Corner', 24)],
    [job('Baker', 'Corner', 24), job('Baker', 'Cornerstone', 24)],
    [job('Baker', 'Corner', 24), job('Baker', 'Sol', 24)],
    [job('Baker', null, 24), job('Baker', 'Corner', 60)],
  ])('is not %o and %o', (a, b) => {
    expect(isSameJob(a, b)).toBe(false);
    expect(isSameJob(b, a)).toBe(false);
  });
});

describe('what looks double', () => {
  it('is one employer and one length under two titles', () => {
    expect(looksDouble(job('Baker', 'Corner', 24), job('Panadero', 'Corner', 24))).toBe(true);
    expect(looksDouble(job('Baker', 'Corner', 24), job('Panadero', 'Corner', 12))).toBe(false);
    expect(looksDouble(job('Baker', 'Corner', 0), job('Panadero', 'Corner', 0))).toBe(false);
    expect(looksDouble(job('Baker', null, 24), job('Panadero', null, 24))).toBe(false);
  });
});
