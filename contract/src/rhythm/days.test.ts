import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { addDays, DAY_START, firstDayOfWeek, isDay, isZone, localDay, weekNumber } from './days.ts';

/** Zones with changes of clock of an hour and of half of one, with none, and the farthest of both sides. */
const zones = [
  'UTC',
  'Asia/Jerusalem',
  'Pacific/Auckland',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'Europe/Paris',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Africa/Casablanca',
  'Asia/Tehran',
  'Africa/Cairo',
];
const HALF_HOUR = 30 * 60_000;

/** The day as Temporal has it. */
function dayOfTemporal(instant: number, zone: string): string {
  const there = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  const date = there.toPlainDate();
  return (there.hour < DAY_START ? date.subtract({ days: 1 }) : date).toString();
}

describe('the local day', () => {
  // Every half hour of two years is compared in bench/rhythm-days.ts; here those around every change of clock, and a few more.
  it.each(zones)('is that of Temporal in %s', (zone) => {
    const [from, to] = [Date.UTC(2025, 0), Date.UTC(2027, 0)];
    const instants: number[] = [];
    for (let at = from; at < to; at += 97 * HALF_HOUR) instants.push(at);
    let change = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone).getTimeZoneTransition('next');
    while (change && change.epochMilliseconds < to) {
      for (let step = -12; step <= 12; step += 1) instants.push(change.epochMilliseconds + step * HALF_HOUR);
      change = change.getTimeZoneTransition('next');
    }
    const differing = instants.filter((at) => localDay(at, zone) !== dayOfTemporal(at, zone));
    expect(differing.map((at) => new Date(at).toISOString())).toEqual([]);
  });

  it('begins at three in the morning, or when the person wants it to', () => {
    const at = (time: string, start?: number) => localDay(Date.parse(`2026-11-24T${time}:00Z`), 'UTC', start);
    expect([at('02:59'), at('03:00'), at('00:30', 0)]).toEqual(['2026-11-23', '2026-11-24', '2026-11-24']);
  });
});

describe('days and zones', () => {
  it.each([
    ['2026-02-28', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['26-01-01', false],
    ['2026-01-01T00', false],
  ])('%s is a day: %s', (text, is) => {
    expect(isDay(text)).toBe(is);
  });

  it.each([
    ['Asia/Jerusalem', true],
    ['America/Argentina/Buenos_Aires', true],
    ['UTC', true],
    ['Mars/Olympus', false],
    ['', false],
    ['../etc/passwd', false],
    ['+02:00', false],
  ])('%j is a zone: %s', (name, is) => {
    expect(isZone(name)).toBe(is);
  });

  it('count on over the end of a year, and weeks from Sunday or Monday', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    for (const start of ['sunday', 'monday'] as const) {
      for (let day = '2026-11-01'; day < '2027-02-01'; day = addDays(day, 1)) {
        const number = weekNumber(day, start);
        const first = firstDayOfWeek(number, start);
        expect(first <= day && day < addDays(first, 7)).toBe(true);
        expect(new Date(`${first}T00:00Z`).getUTCDay()).toBe(start === 'sunday' ? 0 : 1);
      }
    }
  });
});
