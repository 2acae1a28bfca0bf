import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { valuesOf } from '../fields.ts';
import { hear } from './hear.ts';
import { languagesOf } from './language.ts';
import { cleaned, flat } from './message.ts';
import { saidIn } from './testing.ts';

function jobsIn(text: string, language: Language) {
  const message = cleaned(text);
  const languages = languagesOf(flat(message), language);
  return valuesOf(hear(message, { asked: 'experience', language, languages, now: 0 }).said, 'experience');
}

describe('things that a list goes on with', () => {
  it.each<[Language, string, string[]]>([
    ['en', 'I can fix bikes, lawnmowers and kettles', ['fix bikes, lawnmowers and kettles']],
    ['he', 'מתקנת מזגנים, מקררים', ['מתקנת מזגנים, מקררים']],
    ['es', 'afilo tijeras, cuchillos, navajas y sierras', ['afilo tijeras, cuchillos, navajas y sierras']],
    [
      'pt',
      'conserto rádios, ventiladores e liquidificadores, costura',
      ['conserto rádios, ventiladores e liquidificadores', 'costura'],
    ],
  ])('belong to the work that is told with them, in %s: “%s”', (language, message, skills) => {
    expect(saidIn(message, language, 'skills')('skills')).toEqual(skills);
  });

  it.each<[Language, string, string[]]>([
    ['en', 'I mend nets, carpentry, a bit of plumbing', ['mend nets', 'carpentry', 'plumbing']],
    ['en', 'welding gates, ponytails', ['welding gates', 'ponytails']],
    ['fr', 'réparer les vélos, la couture, le jardinage', ['réparer les vélos', 'couture', 'jardinage']],
    ['es', 'hablo inglés, cocina, jardinería', ['inglés', 'cocina', 'jardinería']],
    ['he', 'תופרת וילונות, אפייה', ['תופרת וילונות', 'אפייה']],
  ])(
    'are skills where they are known as such, or stand in a list of them, in %s: “%s”',
    (language, message, skills) => {
      expect(saidIn(message, language, 'skills')('skills')).toEqual(skills);
    },
  );
});

it.each<[Language, string, string[]]>([
  ['en', 'I make stools, lamps and coat racks', ['make stools', 'lamps', 'coat racks']],
  ['he', 'אני עושה שרפרפים, מנורות וקולבים', ['עושה שרפרפים', 'מנורות', 'קולבים']],
  ['fr', 'je fais des tabourets, des lampes et des patères', ['fais des tabourets', 'lampes', 'patères']],
  ['es', 'hago taburetes, lámparas y percheros', ['hago taburetes', 'lámparas', 'percheros']],
  ['pt', 'faço bancos, abajures e cabides', ['faço bancos', 'abajures', 'cabides']],
])('leaves each thing that somebody makes by itself, in %s: “%s”', (language, message, skills) => {
  expect(saidIn(message, language, 'skills')('skills')).toEqual(skills);
});

describe('what a job was done to, behind its length and a colon', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'upholsterer 12 years: chairs, sofas, boat cushions', 'upholsterer', 'chairs, sofas, boat cushions'],
    ['fr', 'menuisier 20 ans : portes, fenêtres, armoires', 'menuisier', 'portes, fenêtres, armoires'],
    ['es', 'fui rotulista 14 años: vitrinas, buses, tiendas', 'rotulista', 'vitrinas, buses, tiendas'],
    ['pt', 'fui serralheiro 9 anos: portões, grades, reboques', 'serralheiro', 'portões, grades, reboques'],
  ])('says more of it, and is no other, in %s: “%s”', (language, message, title, description) => {
    const jobs = jobsIn(message, language);
    expect(jobs.map((job) => [job.role_title, job.description])).toEqual([[title, description]]);
  });

  it.each<[Language, string, string[]]>([
    ['en', 'waiter 6 years: Savoy, Grand, then driver', ['driver', 'waiter']],
    ['fr', 'maçon 9 ans : murs, dalles, puis chauffeur de taxi', ['chauffeur de taxi', 'maçon']],
    ['es', 'camarera 7 años: Hotel Mar, bar Lola, luego niñera', ['camarera', 'niñera']],
    ['es', 'camarera 7 años: Hotel Mar, bar Lola, costurera', ['camarera', 'costurera']],
    ['pt', 'pintor 8 anos: muros, tetos, depois carpinteiro', ['carpinteiro', 'pintor']],
    ['he', 'צבע 6 שנים: קירות, תקרות, ואז נהג מונית', ['נהג מונית', 'צבע']],
  ])('ends before the next job, in %s: “%s”', (language, message, titles) => {
    expect(new Set(jobsIn(message, language).map((job) => job.role_title))).toEqual(new Set(titles));
  });

  it('is a list of jobs behind no length', () => {
    const jobs = jobsIn('my jobs: cook, cleaner, driver', 'en');
    expect(jobs.map((job) => job.role_title)).toEqual(['cook', 'cleaner', 'driver']);
  });
});
