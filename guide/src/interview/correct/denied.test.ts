import { emptyProfile, type Language, type Profile } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { deniedIn } from './denied.ts';
import type { Entry } from './noted.ts';

const job = (role_title: string) => ({ role_title, company_name: null, duration_months: 60, description: null });
const skill = (skill_name: string) => ({ skill_name, level: 'beginner' as const, notes: '' });
const held: Profile = {
  ...emptyProfile,
  experiences: [job('roofer'), job('drive a forklift')],
  skills: [skill('tuning pianos'), skill('baking')],
};
const noted: Entry[] = [
  { field: 'skills', name: 'baking', removed: false },
  { field: 'skills', name: 'tuning pianos', removed: false },
];

function denied(message: string, language: Language = 'en', profile = held) {
  const known = { profile, noted, before: 'baking and tuning pianos', languages: [language] };
  return deniedIn(message, known);
}

const named = (message: string, language: Language = 'en') => {
  const item = denied(message, language)?.item;
  return item && `${item.field} ${item.index}`;
};

describe('what a message takes back', () => {
  it.each<[string, string]>([
    ['no, not me, my cousin', 'skills 0'],
    ['not me, my mum', 'skills 0'],
    ['no, my brother does the baking', 'skills 1'],
    ['that was years ago, I don’t bake any more', 'skills 1'],
    ['I’m not a roofer', 'experience 0'],
    ['no, that’s not right', 'skills 0'],
  ])('is named, or is what was said last: %s', (message, item) => {
    expect(named(message)).toBe(item);
  });

  it.each<[string]>([
    ['I don’t drive'],
    ['that’s my main job'],
    ['I don’t have any more time'],
    ['I used to be a roofer'],
    ['not at weekends'],
    ['I’d like to do more baking'],
    ['no'],
    ['no lifting, and my sister is a nurse'],
  ])('is nothing where nothing is taken back: %s', (message) => {
    expect(denied(message)).toBeNull();
  });

  it('is said beside what stands instead', () => {
    expect(denied('no, I’m not a roofer, I hang doors')?.rest).toContain('I hang doors');
    expect(denied('no, not me, my sister')?.rest).toBe('');
  });

  it('is plain only where every word is accounted for', () => {
    expect(denied('no, not me, my sister')?.plain).toBe(true);
    expect(denied('not me, my sister wants to die')?.plain).not.toBe(true);
    expect(denied('I’m not a roofer, I want to die')?.plain).toBe(false);
    expect(denied('not me, I can’t go on')?.plain).not.toBe(true);
  });

  it('is none in a message longer than anybody takes something back in', () => {
    expect(denied('no not me my sister any more '.repeat(300))).toBeNull();
  });
});
