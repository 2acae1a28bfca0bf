// Compares the local day with Temporal's on every half hour of two years in 16 zones: node bench/rhythm-days.ts
import { Temporal } from 'temporal-polyfill';
import { DAY_START, localDay } from '../contract/src/rhythm/days.ts';

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

let [compared, differing] = [0, 0];
for (const zone of zones) {
  for (let at = Date.UTC(2025, 0); at < Date.UTC(2027, 0); at += 30 * 60_000) {
    const there = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
    const date = there.toPlainDate();
    const expected = (there.hour < DAY_START ? date.subtract({ days: 1 }) : date).toString();
    compared += 1;
    if (localDay(at, zone) === expected) continue;
    differing += 1;
    process.stdout.write(`${zone} ${new Date(at).toISOString()}: ${localDay(at, zone)} instead of ${expected}\n`);
  }
}
process.stdout.write(`${compared} half hours compared, ${differing} differ\n`);
if (differing > 0) process.exitCode = 1;
