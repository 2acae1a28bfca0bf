import { languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { archetypeOf } from '../archetype-facts.ts';
import { anglesOf, loadWords, wordsOf } from '../load.ts';
import { phases } from '../schema.ts';
import { composedFacts, formOfId, idsOf, madeOf, ownTopicOf, topicOf } from './compose.ts';
import { formFacts, workFacts } from './facts.ts';
import { titles } from './load.ts';
import { forms } from './schema.ts';

const entries = [...workFacts.keys()];
const unitGroups = entries.filter((entry) => /^\d{4}$/u.test(entry));

/** Slots that are filled from the person when an idea is written. */
const ofThePerson = new Set(['in_town', 'hours', 'skill']);
const slotsIn = (text: string) => [...text.matchAll(/\{(\w+)\}/gu)].map(([, slot = '']) => slot);

describe('the knowledge of work', () => {
  it('holds every unit group that ESCO has occupations in, and two hundred things and skills', () => {
    expect(unitGroups.length).toBeGreaterThanOrEqual(426);
    expect(entries.length - unitGroups.length).toBeGreaterThanOrEqual(200);
    const missing = Object.keys(titles.en ?? {}).filter((group) => !workFacts.has(group));
    // Groups without occupations in them: ESCO names them and nobody is one.
    expect(missing.length).toBeLessThanOrEqual(10);
  });

  it('has a plan for every form', () => {
    expect(Object.keys(formFacts).toSorted()).toEqual([...forms].toSorted());
  });

  it.each(languages)('is written in %s, entry by entry and offer by offer', async (language) => {
    const { work } = await loadWords(language);
    const wrong = entries.filter(
      (entry) => work.entries.get(entry)?.offers.length !== workFacts.get(entry)?.offers.length,
    );
    expect(wrong).toEqual([]);
    expect(work.entries.size).toBe(entries.length);
  });

  it.each(languages)('makes ideas in %s of which hardly two have a title', async (language) => {
    const words = await loadWords(language);
    const titled = entries.flatMap((entry) =>
      idsOf(topicOf(entry)).map((id) => ({ id, title: anglesOf(words, id)['own']?.title ?? '' })),
    );
    const written = titled.filter(({ id }) => /\/\d$/u.test(id)).map(({ title }) => title);
    // Sister trades sell the same thing now and then, as sailors and riggers sell knots.
    expect(written.length - new Set(written).size).toBeLessThanOrEqual(15);
    expect(titled.filter(({ title }) => title.length < 8 || title.length > 165)).toEqual([]);
  });

  it('has the rules looked up of what may cost a life when it is done wrong', async () => {
    const { work } = await loadWords('en');
    const grave =
      /\b(?:brak(?:es?|ing)|ladders?|gas|wiring|boilers?|mains|swimming lessons|diving|medicines|tyres|massage)\b/iu;
    const byHand = new Set(['do', 'make', 'batch', 'repair', 'check', 'care', 'guide', 'group', 'rent', 'subcontract']);
    // What is only looked at, counted or explained, with the grave part left alone in so many words.
    const leftAlone = new Set(['8182/1', '8212/1', '8332/2', 'caravan/1', 'power-tools/1']);
    const unchecked = entries.flatMap((entry) =>
      (workFacts.get(entry)?.offers ?? []).flatMap(({ form, licence }, index) => {
        const said = work.entries.get(entry)?.offers[index];
        const isGrave = byHand.has(form) && grave.test(`${said?.offer} ${said?.first}`);
        return isGrave && licence === 'none' && !leftAlone.has(`${entry}/${index}`) ? [`${entry}/${index}`] : [];
      }),
    );
    expect(unchecked).toEqual([]);
  });

  it.each(languages)('warns in %s of what is offered: who teaches nurses gives no injections', async (language) => {
    const words = await loadWords(language);
    const risksOf = (id: string) => wordsOf(words, id).risks;
    const warnings = (entry: string) => words.work.entries.get(entry)?.trouble;
    // Lessons beside an offer of going along, and that offer.
    expect(risksOf('work/2221/0')).not.toContain(warnings('2221'));
    expect(risksOf('work/2221/teach')).not.toContain(warnings('2221'));
    expect(risksOf('work/2221/2')[0]).toBe(warnings('2221'));
    const mixed = entries.filter((entry) => workFacts.get(entry)?.offers.some(({ form }) => form === 'do'));
    const first = mixed.filter((entry) => risksOf(`work/${entry}/digital`)[0] === warnings(entry));
    expect(first).toEqual([]);
  });

  it.each(languages)('leaves no slot of an entry open in %s', async (language) => {
    const words = await loadWords(language);
    const open = entries.flatMap((entry) =>
      idsOf(topicOf(entry)).flatMap((id) =>
        slotsIn(JSON.stringify(wordsOf(words, id)))
          .filter((slot) => !ofThePerson.has(slot))
          .map((slot) => `${id}: ${slot}`),
      ),
    );
    expect(open).toEqual([]);
  });
});

describe('an idea that is composed', () => {
  it('says in its id what it is made of', () => {
    expect(madeOf('work/7224/0')).toEqual({ kind: 'work', entry: '7224', offer: 0 });
    expect(madeOf('own/teach/zither / lute')).toEqual({ kind: 'own', offer: 'teach', text: 'zither / lute' });
    expect(formOfId('work/7224/teach')).toBe('teach');
    for (const id of ['work/7224/9', 'work/nobody/0', 'own/fly/zither', 'bicycle-repair', '', 'work/7224'])
      expect([id, madeOf(id)]).toEqual([id, undefined]);
  });

  it('looks up the rules where they differ or bind, and never leaves that out', () => {
    const all = entries.flatMap((entry) => idsOf(topicOf(entry))).map((id) => composedFacts(id, madeOf(id)!));
    const bound = all.filter(({ licence }) => licence !== 'none');
    expect(bound.length).toBeGreaterThan(100);
    const without = bound.filter(
      ({ phases: { check } }) => !check.some(({ ref, optional }) => ref === 'shared.check-rules' && optional !== true),
    );
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  it('has at least two substeps in every phase', () => {
    const short = Object.entries(formFacts).flatMap(([form, facts]) =>
      phases.filter((phase) => facts.phases[phase].length < 2).map((phase) => `${form}: ${phase}`),
    );
    expect(short).toEqual([]);
  });

  it('is neither done nor advised on where that is for licensed people', () => {
    for (const entry of ['2211', '2221', '2611', '7411', '8331'])
      expect(idsOf(topicOf(entry)).filter((id) => /\/(?:do|advise)$/u.test(id))).toEqual([]);
  });

  it('holds a person’s own words as they wrote them, but for slots, within the column it is kept in', () => {
    const [id] = idsOf(ownTopicOf(`zither {hours} ${'x'.repeat(300)}`));
    expect(id!.length).toBeLessThanOrEqual(200);
    expect(id).not.toMatch(/[{}]/u);
    expect(archetypeOf(id!)?.skills.required).toHaveLength(1);
  });
});
