import { expect, it } from 'vitest';
import { careForResume } from './resume.ts';

const CV = `Ruth Adler
Nurse, crisis ward, 2011 to 2020
Suicide prevention hotline, volunteer
I worked nights on an emergency ward and trained new colleagues in first aid.`;

it('hears who tells of danger between the jobs of a CV', () => {
  const summary = 'I do not want to live any more and everyone would be better off without me.';
  expect(careForResume(`${CV}\n${summary}`, 'en', 'Leeds, England')).toContain('116 123');
  expect(careForResume(CV, 'en', 'Leeds, England')).toBeNull();
});
