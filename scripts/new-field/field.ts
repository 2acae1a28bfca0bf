import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const languages = ['en', 'he', 'fr', 'es', 'pt'] as const;
type InFive = readonly [en: string, he: string, fr: string, es: string, pt: string];

/** A field that Foothold does not have: a line of text, a number, and one of yes or no. */
interface MadeUp {
  key: string;
  /** Its name in the draft and among the columns. */
  camel: string;
  /** The line of the record, and of the table. */
  record: string;
  column: string;
  called: InFive;
  /** A pattern for what people call it. */
  names: InFive;
  /** What is said where a number is none that it takes. */
  invalid?: InFive;
}

const rest = 'required: false, exported: true, since: 2';

export const madeUp: readonly MadeUp[] = [
  {
    key: 'driving_licence',
    camel: 'drivingLicence',
    record: `driving_licence: { kind: 'text', type: text(), ${rest}, ask: 65, checklist: 85, page: 25 },`,
    column: "drivingLicence: text('driving_licence').notNull().default(''),",
    called: ['Driving licence', 'רישיון נהיגה', 'Permis de conduire', 'Carné de conducir', 'Carteira de motorista'],
    names: ['driving licen[cs]e', 'רישיון(?: נהיגה)?', 'permis(?: de conduire)?', 'carne(?: de conducir)?', 'carteira'],
  },
  {
    key: 'years_in_town',
    camel: 'yearsInTown',
    record: `years_in_town: { kind: 'number', type: z.nullable(z.int().check(z.gte(0), z.lte(99))), range: [0, 99], whole: true, ${rest}, ask: 66, checklist: 86, page: 26 },`,
    column: "yearsInTown: integer('years_in_town'),",
    called: [
      'Years in this town',
      'שנים בעיר הזאת',
      'Années dans cette ville',
      'Años en esta ciudad',
      'Anos nesta cidade',
    ],
    names: [
      'years in (?:this )?town',
      'שנים בעיר',
      'annees dans cette ville',
      'anos en esta ciudad',
      'anos nesta cidade',
    ],
    invalid: ['Up to {{max}}.', 'עד {{max}}.', 'Au plus {{max}}.', 'Hasta {{max}}.', 'Até {{max}}.'],
  },
  {
    key: 'own_car',
    camel: 'ownCar',
    record: `own_car: { kind: 'yesNo', type: z.nullable(z.boolean()), ${rest}, ask: 67, checklist: 87, page: 27 },`,
    column: "ownCar: boolean('own_car'),",
    called: ['Car', 'רכב', 'Voiture', 'Coche', 'Carro'],
    names: ['car', '(?:רכב|אוטו|מכונית)', 'voiture', 'coche', 'carro'],
  },
];

/** Changes one file of the house; each is an edit that somebody who adds a field has to make. */
export class House {
  readonly root: string;
  readonly touched = new Set<string>();

  constructor(root: string) {
    this.root = root;
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }

  write(file: string, text: string): void {
    this.touched.add(file);
    writeFileSync(join(this.root, file), text);
  }

  /** Puts a line before the one that begins so; throws where there is none. */
  before(file: string, beginning: string, line: string): void {
    const text = this.read(file);
    const at = text.indexOf(`\n  ${beginning}`) + 1 || text.indexOf(`\n    ${beginning}`) + 1;
    if (at === 0) throw new Error(`${file} has no line that begins with ${beginning}`);
    this.write(file, `${text.slice(0, at)}${line}\n${text.slice(at)}`);
  }

  /** Sets, or with null takes out, a word of a JSON file: `fields.age`. */
  word(file: string, path: string, value: unknown): void {
    const whole: Record<string, unknown> = JSON.parse(this.read(file));
    const names = path.split('.');
    const last = names.pop() ?? '';
    const holder = names.reduce((at, name) => at[name] as Record<string, unknown>, whole);
    if (value === null) delete holder[last];
    else holder[last] = value;
    this.write(file, JSON.stringify(whole, null, 2));
  }
}

/** Declares the fields: the record, the column, and their words of each side in five languages. */
export function declare(house: House): void {
  const schema = 'server/src/db/schema/profile.ts';
  house.write(schema, house.read(schema).replace('import {\n  check,', 'import {\n  boolean,\n  check,'));
  for (const field of madeUp) {
    house.before('contract/src/profile-fields.ts', 'location:', field.record);
    house.before(schema, 'notes:', field.column);
    for (const [at, language] of languages.entries()) {
      const called = field.called[at] ?? '';
      const colon = language === 'fr' ? '\u00a0:' : ':';
      house.word(`server/src/account/texts/${language}.json`, `profile.${field.key}`, `${called}${colon}`);
      const words = `guide/src/interview/words/${language}.json`;
      house.word(words, `fields.${field.key}`, called);
      house.word(words, `names.${field.key}`, field.names[at]);
      house.word(words, `questions.${field.key}`, { ask: `${called}: ask`, again: `${called}: again` });
      house.word(words, `chips.${field.key}`, []);
      for (const kind of ['why', 'example']) house.word(words, `${kind}.${field.key}`, `${called}: ${kind}`);
      const pages = `web/src/shared/i18n/${language}/onboarding.json`;
      house.word(pages, `fields.${field.camel}`, called);
      house.word(pages, `hints.${field.camel}`, `${called} (${language})`);
      if (field.invalid) house.word(pages, `invalid.${field.camel}`, field.invalid[at]);
    }
  }
}

/** The places that were touched: a file in five languages is one. */
export function placesOf(files: Iterable<string>): string[] {
  return [...new Set([...files].map((file) => file.replace(/\/(?:en|he|fr|es|pt)(?=[/.])/u, '/LANGUAGE')))];
}

/** What somebody gets wrong: words that are missing on each side, a column that is gone, one that no field fills. */
export function spoil(house: House): void {
  const [licence, years] = madeUp;
  house.word('guide/src/interview/words/he.json', `questions.${licence?.key}`, null);
  house.word('server/src/account/texts/pt.json', `profile.${licence?.key}`, null);
  house.word('web/src/shared/i18n/en/onboarding.json', `fields.${licence?.camel}`, null);
  const schema = house.read('server/src/db/schema/profile.ts');
  house.write(
    'server/src/db/schema/profile.ts',
    schema.replace(years?.column ?? '', "shoeSize: integer('shoe_size'),"),
  );
}
