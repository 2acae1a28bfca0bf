export const unitNames = ['hour', 'minute', 'year', 'month', 'week', 'money', 'percent'] as const;
export type Unit = (typeof unitNames)[number];

/** What a quantity is counted by. */
export const periodNames = ['day', 'weekend', 'week', 'month', 'year'] as const;
export type Period = (typeof periodNames)[number];
