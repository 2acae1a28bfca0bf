import { plainPdf } from './plain-pdf.ts';

const cv = [
  'Ann Miller',
  'Leeds, UK',
  'Experience',
  'Baker, Corner Bakery',
  '2019',
  'Led the morning shift.',
  'Waiter, Grand Hotel',
  'March 2012 - April 2016',
  'Served the terrace.',
  'Skills',
  'First aid, Bread, Stock keeping',
];
/** Its first job has one year only, so that its length is in doubt. */
export const unsureCv = { name: 'ann.pdf', mimeType: 'application/pdf', buffer: plainPdf(cv) };
