import { expect, it } from 'vitest';
import { parseResume } from '../parse-resume.ts';

const toldIn = (item: string) =>
  parseResume(`Experience\nHill Clinic, Nurse\tLeeds\n${item}\n• Trained staff\n`, {
    year: 2026,
    month: 11,
  }).experience.map(({ description }) => description);

it('a list item with the dates at its end is told without them', () => {
  expect(toldIn('• Cared for people at night\tMay 2020 – Aug 2022')).toEqual([
    'Cared for people at night\nTrained staff',
  ]);
});

it('a list item with the dates amid its words is told as printed, so that no words join that stood apart', () => {
  expect(toldIn('• Cared for people May 2020 – Aug 2022 at night')).toEqual([
    'Cared for people May 2020 – Aug 2022 at night\nTrained staff',
  ]);
});
