import * as z from 'zod';
import { facts as factFiles } from './registry/facts.ts';
import { facts as formFiles } from './registry/form-facts.ts';
import { FormFacts, forms, type Form, WorkFactsFile, type WorkFacts } from './schema.ts';

/** Facts of every job, thing and skill, by unit group of ISCO-08 or by name. */
export const workFacts: ReadonlyMap<string, WorkFacts> = new Map(
  Object.values(factFiles).flatMap((file) => Object.entries(WorkFactsFile.parse(file))),
);

/** The batch an entry was written in: the first two digits of a unit group, or a name. */
export const batchOf: ReadonlyMap<string, string> = new Map(
  Object.entries(factFiles).flatMap(([batch, file]) =>
    Object.keys(z.record(z.string(), z.unknown()).parse(file)).map((id) => [id, batch] as const),
  ),
);

export const formFacts: Readonly<Record<Form, FormFacts>> = z.record(z.enum(forms), FormFacts).parse(formFiles);
