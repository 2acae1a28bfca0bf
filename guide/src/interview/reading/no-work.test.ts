import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { hear } from './hear.ts';
import { languagesOf } from './language.ts';
import { flat } from './message.ts';
import { withoutTimes } from './no-work.ts';

const now = Date.parse('2026-11-01T09:00:00Z');
const contextOf = (text: string, language: Language) => ({
  asked: 'experience' as const,
  language,
  languages: languagesOf(flat(text), language),
  now,
});
const heardIn = (message: string, language: Language) => hear(message, contextOf(message, language)).said;

describe('titles of work', () => {
  it.each<[Language, string, string]>([
    ['en', 'crossing guard mornings', 'crossing guard'],
    ['en', 'barmaid 3 evenings a week', 'barmaid'],
    ['he', 'מלצרית בערבים', 'מלצרית'],
    ['he', 'ספרית עדיין', 'ספרית'],
    ['fr', 'pompiste le soir', 'pompiste'],
    ['fr', 'surveillante le midi', 'surveillante'],
    ['es', 'camarera los fines de semana', 'camarera'],
    ['es', 'jardinero todavía', 'jardinero'],
    ['pt', 'garçom de fim de semana', 'garçom'],
    ['en', 'thatcher by trade', 'thatcher'],
    ['fr', 'plongeur le week-end', 'plongeur'],
    ['es', 'herrero de oficio', 'herrero'],
    ['en', 'clean offices 5 to 8', 'clean offices'],
    ['es', 'limpio oficinas de 5 a 8', 'limpio oficinas'],
    ['pt', 'limpo escritórios das 5 às 8', 'limpo escritórios'],
  ])('hold no time, in %s: %s', (language, title, plain) => {
    expect(withoutTimes(title, contextOf(title, language))).toBe(plain);
  });

  it.each<[Language, string]>([
    ['en', 'night porter'],
    ['en', 'day trader'],
    ['fr', 'veilleur de nuit'],
    ['es', 'vigilante de noche'],
    ['pt', 'guarda da noite'],
    ['he', 'שומר לילה'],
  ])('keep a time that they are named by, in %s: %s', (language, title) => {
    expect(withoutTimes(title, contextOf(title, language))).toBe(title);
  });
});

describe('a job at night', () => {
  it.each<[Language, string]>([
    ['en', 'night shift worker'],
    ['fr', 'veilleur de nuit'],
    ['pt', 'vigia noturno'],
  ])('is a job as well as a limit, in %s: %s', (language, message) => {
    const jobs = heardIn(message, language).flatMap((one) =>
      one.field === 'experience' ? [one.value.role_title] : [],
    );
    expect(jobs).toEqual([message]);
  });
});

describe('hours', () => {
  it.each<[Language, string, number]>([
    ['en', '5ish hours while the baby naps, 30 quid', 5],
    ['fr', '5 heures pendant que la petite dort, 30 euros', 5],
  ])('are no goal where a goal was asked for, in %s: %s', (language, message, hours) => {
    const said = hear(message, { ...contextOf(message, language), asked: 'goals' }).said;
    expect(said.map(({ field }) => field)).not.toContain('goals');
    expect(said).toContainEqual(expect.objectContaining({ field: 'hours_per_week', value: hours }));
  });
});

describe('words that say until when', () => {
  it.each<[Language, string, string]>([
    ['en', 'I was a weaver, oh yes, one of few, 12 years until they shut the mill in 2003', 'weaver'],
    ['es', 'he sido tejedora, sí, de las últimas, 12 años hasta que cerraron en 2003', 'tejedora'],
  ])('are no job of their own, and the length belongs to the one before, in %s: %s', (language, message, title) => {
    const jobs = heardIn(message, language).flatMap((one) => (one.field === 'experience' ? [one.value] : []));
    expect(jobs.map(({ role_title, duration_months }) => [role_title, duration_months])).toEqual([[title, 144]]);
  });

  it('are none before what was learnt', () => {
    const said = heardIn('caissière depuis 4 ans, et avant une licence de chimie jamais finie', 'fr');
    expect(said.flatMap((one) => (one.field === 'experience' ? [one.value.role_title] : []))).toEqual(['caissière']);
  });
});

describe('what is no work', () => {
  it.each<[Language, string]>([
    ['en', 'won first prize for my roses'],
    ['en', 'alright, gwen here, 66, isle of mull'],
    ['en', 'up at half four, no car'],
    ['fr', 'je couds plus à la machine, mes mains'],
    ['fr', 'je suis en arrêt maladie'],
    ['es', 'gané un premio de poesía'],
    ['pt', 'estou de licença médica'],
    ['he', 'זכיתי בתחרות אפייה'],
  ])('is neither a job nor a goal, in %s: %s', (language, message) => {
    const fields = heardIn(message, language).map(({ field }) => field);
    expect(fields).not.toContain('experience');
    expect(fields).not.toContain('goals');
  });

  it.each<[Language, string]>([
    ['en', 'reduced hours because of my health'],
    ['fr', 'temps partiel pour raisons médicales'],
    ['es', 'media jornada por motivos de salud'],
    ['pt', 'horário reduzido por causa da coluna'],
    ['he', 'חצי משרה בגלל הבריאות'],
  ])('is a job by how much or why somebody works, in %s: %s', (language, message) => {
    const said = heardIn(message, language);
    expect(said.map(({ field }) => field)).not.toContain('experience');
    expect(said.filter(({ field }) => field === 'notes' || field === 'limits')).not.toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'part time cleaner'],
    ['fr', 'aide médicale à mi-temps'],
    ['es', 'auxiliar de enfermería a media jornada'],
    ['pt', 'secretária médica a meio tempo'],
    ['en', 'sick nurse'],
  ])('but one that is named with it, in %s: %s', (language, message) => {
    expect(heardIn(message, language).map(({ field }) => field)).toContain('experience');
  });

  it('is kept as it was said', () => {
    expect(heardIn('won first prize for my roses', 'en')).toContainEqual({
      field: 'notes',
      value: 'won first prize for my roses',
    });
  });

  it('is not taken from a wish to win', () => {
    const said = heardIn('I would like to win the village show next summer', 'en');
    expect(said.map(({ field }) => field)).toContain('goals');
  });
});

describe('an attempt', () => {
  it.each<[Language, string]>([
    ['en', 'tried barbering once, hopeless'],
    ['he', 'ניסיתי פעם לספר אנשים, היה אסון'],
    ['fr', 'j’ai essayé la coiffure une fois, une catastrophe'],
    ['es', 'intenté cortar el pelo una vez y fue un desastre'],
    ['pt', 'tentei cortar cabelo uma vez, foi um desastre'],
  ])('is no work and no skill in %s: “%s”', (language, message) => {
    const fields = heardIn(message, language).map(({ field }) => field);
    expect(fields).not.toContain('experience');
    expect(fields).not.toContain('skills');
  });

  it('is work where it was some for so long', () => {
    const said = heardIn('I tried my hand at barbering for 2 years, then a tannery for 5', 'en');
    const months = said.flatMap((one) => (one.field === 'experience' ? [one.value.duration_months] : []));
    expect(months).toEqual([24, 60]);
  });
});
