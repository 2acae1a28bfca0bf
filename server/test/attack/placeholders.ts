import { randomBytes } from 'node:crypto';

/** What `{{name}}` stands for, by name. */
export type Values = Readonly<Record<string, string>>;

export const randomWord = () => randomBytes(6).toString('hex');

const experience = '{"role_title":"x","company_name":null,"description":"x","duration_months":1}';
const generators: Record<string, (argument: string, count: number) => string> = {
  repeat: (text, count) => text.repeat(count),
  keys: (_text, count) => Array.from({ length: count }, (_key, at) => `"k${at}":0`).join(','),
  experiences: (_text, count) => Array(count).fill(experience).join(','),
};

function generated(call: string): string | undefined {
  const [, name = '', text = '', count = ''] = /^gen:(\w+)\((?:(.*),)?(\d+)\)$/su.exec(call) ?? [];
  return generators[name]?.(text, Number(count));
}

/** A text with every `{{…}}` filled in. Throws for a name nobody gave a value. */
export function fillText(text: string, values: Values): string {
  return text.replace(/\{\{(.+?)\}\}/gsu, (_match, name: string) => {
    const [, upper] = /^upper:(.+)$/.exec(name) ?? [];
    const value = generated(name) ?? (upper === undefined ? values[name] : values[upper]?.toUpperCase());
    if (value === undefined) throw new Error(`Nothing is known of {{${name}}}`);
    return value;
  });
}

/** The same value with all its texts filled in, keys included. */
export function fill<Value>(value: Value, values: Values): Value {
  const filled = (part: unknown): unknown => {
    if (typeof part === 'string') return fillText(part, values);
    if (Array.isArray(part)) return part.map(filled);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([key, member]) => [fillText(key, values), filled(member)]));
  };
  return filled(value) as Value;
}
