import * as z from 'zod/mini';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that stops the start. The message names the variable and says what it may hold. */
export class SettingError extends Error {
  override name = 'SettingError';
  readonly variable: string;

  constructor(variable: string, problem: string) {
    super(`${variable}: ${problem}`);
    this.variable = variable;
  }
}

/** How each variable of a group is read, and what to say when it can't be. */
export type SettingRules = Readonly<Record<string, { schema: z.ZodMiniType; hint: string }>>;

/** A whole number within the bounds, both included. */
export const whole = (from: number, to: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/)),
    z.pipe(z.transform(Number), z.number().check(z.gte(from), z.lte(to))),
  );

export const urlWith = (...schemes: string[]) =>
  z.string().check(z.refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol)));

/** Reads variables by these rules; an empty one counts as unset. Throws `SettingError`, which never holds the value. */
export function settingReader<const Rules extends SettingRules>(env: Environment, rules: Rules) {
  return <Name extends keyof Rules & string>(name: Name): z.output<Rules[Name]['schema']> | undefined => {
    const raw = env[name];
    const rule = rules[name];
    if (raw === undefined || raw === '' || rule === undefined) return undefined;
    const result = z.safeParse(rule.schema, raw);
    if (!result.success) throw new SettingError(name, `must be ${rule.hint}`);
    return result.data as z.output<Rules[Name]['schema']>;
  };
}
