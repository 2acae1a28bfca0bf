import { describe, expect, it } from 'vitest';
import { featuresOf } from '../features.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { pt } from './pt.ts';
import { remarks } from './remarks.ts';
import { remarksOf } from './said.ts';

describe('what is remarked beside a wish', () => {
  it.each([
    ['unseen', 'I move boxes for a firm and nobody asks what they are', 'uma banca de frascos, ninguém confere nada'],
    ['unlicensed', 'quiero poner inyecciones sin licencia', 'לפתוח גן ילדים בלי שום אישור'],
    ['name', 'je signe avec le passeport de quelqu’un', 'I open shops online in my uncle’s name'],
    ['unasked', 'filmar a los vecinos sin pedir permiso', 'je prends les plantes sans demander à la voisine'],
    ['agreed', 'I photograph the houses, the owners agreed', 'los dueños lo saben y me dieron la llave'],
    ['licensed', 'tenho licença da prefeitura para a banca', 'יש לי רישיון להסעות'],
    ['exempt', 'on n’a pas besoin de permis pour ça', 'aquí no hace falta licencia'],
  ])('is heard in several languages: %s', (remark, ...texts) => {
    for (const text of texts) expect([...remarksOf(text)]).toContain(remark);
  });

  it.each([
    ['given', 'I gave my books away', 'j’ai laissé mes outils à mon cousin', 'מסרתי את הספרים לשכן'],
    ['gone', 'when I am gone', 'sem mim a casa anda', 'despues de mí queda la casa', 'אני לא אהיה פה בקיץ'],
    ['burden', 'they manage better without me', 'soy una carga', 'sou um fardo', 'הם יסתדרו טוב בלעדיי'],
    ['hurt', 'my uncle pushes me around', 'elle me gifle', 'meu tio me empurra', 'הדוד דוחף אותי'],
    ['held', 'she keeps my passport', 'ils gardent mon passeport', 'guarda mi pasaporte', 'הוא מחזיק את הדרכון שלי'],
    [
      'sick',
      'I can hardly breathe, my chest is tight',
      'no puedo respirar bien',
      'não consigo respirar',
      'לא מצליח לנשום',
    ],
  ])('what somebody says beside the point who may be in danger is heard as well: %s', (remark, ...texts) => {
    for (const text of texts) expect([...remarksOf(text)]).toContain(remark);
  });

  it('is not heard where the words of a remark stand far apart, or another way round', () => {
    expect([...remarksOf('nobody in my whole family in this town has ever had to ask')]).toEqual([]);
    expect([...remarksOf('ask around, nobody')]).toEqual([]);
    expect([...remarksOf('')]).toEqual([]);
  });

  it('is written folded, in each language and for each remark', () => {
    for (const frames of [en, es, fr, he, pt])
      for (const remark of remarks) {
        expect(frames[remark].length).toBeGreaterThan(0);
        for (const frame of frames[remark]) expect(frame).toMatch(/^[a-z\u05D0-\u05EA0-9'’"*> ]+$/u);
      }
  });

  it('is put together with what is spoken of far before it, the same in each language', () => {
    const between = Array.from({ length: 14 }, () => 'xq');
    const last = (...words: string[]) => new Set(featuresOf(words).at(-1)?.buckets);
    const english = last('dog', ...between, 'nobody', 'asks');
    const inCommon = (word: string) =>
      [...last(word, ...between, 'nadie', 'pregunta')].filter((bucket) => english.has(bucket)).length;
    expect(inCommon('perro')).toBeGreaterThan(inCommon('silla'));
    expect(inCommon('silla')).toBeGreaterThan(0);
  });
});
