import * as z from 'zod/mini';
import { nameOrNone } from '../strict.ts';

/** What a model is asked for: every key there, null where the CV says nothing. */
export const ResumeWire = z.object({
  experience: z.array(
    z.object({
      role_title: z.string(),
      company_name: z.nullable(z.string()),
      dates: z.nullable(z.string()),
      description: z.nullable(z.string()),
    }),
  ),
  skills: z.array(z.object({ name: z.string(), level_as_printed: z.nullable(z.string()) })),
  education: z.array(z.string()),
  hobbies: z.array(z.string()),
  location: z.nullable(z.string()),
  birth_or_age: z.nullable(z.string()),
});

const Job = z.object({
  role_title: z.string(),
  company_name: z._default(nameOrNone, null),
  dates: z._default(nameOrNone, null),
  description: z._default(nameOrNone, null),
});
export type StatedJob = z.infer<typeof Job>;

const StatedSkill = z.object({ name: z.string(), level_as_printed: z._default(nameOrNone, null) });

/** Items of a list that are what they should be; the others are left out. */
function list<Schema extends z.ZodMiniType>(item: Schema) {
  return z.pipe(
    z.transform((raw): z.infer<Schema>[] =>
      (Array.isArray(raw) ? raw : []).flatMap((one) => {
        const read = z.safeParse(item, one);
        return read.success ? [read.data] : [];
      }),
    ),
    z.custom<z.infer<Schema>[]>(),
  );
}

/** An answer as far as it is one; only what is no object at all is refused. */
export const StatedResume = z.object({
  experience: z._default(list(Job), []),
  skills: z._default(list(StatedSkill), []),
  education: z._default(list(z.string()), []),
  hobbies: z._default(list(z.string()), []),
  location: z._default(nameOrNone, null),
  birth_or_age: z._default(nameOrNone, null),
});
export type StatedResume = z.infer<typeof StatedResume>;
