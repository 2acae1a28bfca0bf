import { describe, expect, it } from 'vitest';
import { linesOf } from '../lines.ts';
import { languagesOf } from './languages.ts';
import { skillsOf } from './skills.ts';

const print = (items: readonly { name: string; level: string }[]) => items.map(({ name, level }) => `${name} ${level}`);
const skills = (text: string) => print(skillsOf(linesOf(text)));

describe('skills', () => {
  it('come as lists, with labels, wrapped, in columns and in brackets', () => {
    expect(skills('Tools: saws (band, table), drills\nCare, cooking,\ncleaning\n• First aid\t• Sewing\n')).toEqual([
      'saws (band, table) beginner',
      'drills beginner',
      'Care beginner',
      'cooking beginner',
      'cleaning beginner',
      'First aid beginner',
      'Sewing beginner',
    ]);
  });

  it('take a level that is printed beside them, not one that is part of a name or drawn', () => {
    expect(
      skills('Welding (expert)\nExcel – intermédiaire\nAdvanced life support\nDriving ★★★★☆\nBaking 80%\n'),
    ).toEqual([
      'Welding advanced',
      'Excel intermediate',
      'Advanced life support beginner',
      'Driving beginner',
      'Baking beginner',
    ]);
  });

  it('share the level printed under or beside the name of their group', () => {
    expect(skills('Kitchen\nAdvanced\nBaking, roasting\n')).toEqual(['Baking advanced', 'roasting advanced']);
    expect(skills('כלים – בינוני\nמקדחה, מסור\n')).toEqual(['מקדחה intermediate', 'מסור intermediate']);
  });

  it('are parted by strokes and dashes, and each line keeps its own level', () => {
    expect(skills('Word / Excel (basic) / Zoom\n')).toEqual(['Word beginner', 'Excel beginner', 'Zoom beginner']);
    expect(skills('Office: avanzado / SAP: intermedio\n')).toEqual(['Office advanced', 'SAP intermediate']);
    expect(skills('Cooking - Driving - First aid (C1)\n')).toEqual([
      'Cooking beginner',
      'Driving beginner',
      'First aid advanced',
    ]);
    expect(skills('Live – expert\nTools – good\nSibelius – basic\nguitar, bass\n')).toEqual([
      'Live advanced',
      'Tools intermediate',
      'Sibelius beginner',
      'guitar beginner',
      'bass beginner',
    ]);
  });

  it('are names, not sentences and not links', () => {
    const sentence =
      'I have always been able to work well with all kinds of people in difficult moments of their lives';
    expect(skills(`${sentence}\nwww.example.com/me\n`)).toEqual([]);
  });
});

it('languages are known names with the level printed beside them', () => {
  const text = 'Français : langue maternelle\nEnglish (B2), Hebrew\nעברית ורוסית\nנהיגה\nEspañol – básico\n';
  expect(print(languagesOf(linesOf(text)))).toEqual([
    'Français advanced',
    'English intermediate',
    'Hebrew beginner',
    'עברית beginner',
    'רוסית beginner',
    'Español beginner',
  ]);
});
