import {
  type Declined,
  type ExportedField,
  exportedFields,
  fieldOf,
  isListField,
  isYesNoField,
  type SavedItemOf,
  type KeyOf,
  type ListField,
  type SavedOf,
} from '@foothold/contract';
import { inline, labelled, list, quoted } from './markdown-text.ts';
import type { ExportedRows } from './personal-data.ts';
import { rowsOf, type Words } from './readable-words.ts';

/** A row by the names of its columns. */
type ProfileRow = { [Name in ExportedField as KeyOf<Name>]: SavedOf<Name> } & {
  idea_text: string;
  business_desc: string;
};

/** What an item of each list says, part by part. */
const partsOf: { [Name in ListField]: (item: SavedItemOf<Name>, words: Words) => (string | null)[] } = {
  experience: ({ role_title, company_name, duration_months, description }, { texts, format }) => {
    const months = duration_months > 0 ? texts.months.replace('{months}', format.number(duration_months)) : null;
    return [role_title, company_name, months, description];
  },
  skills: ({ skill_name, level, notes }, { texts }) => [skill_name, texts.levels[level], notes],
  goals: ({ goal_type, value }) => [goal_type, value],
};

function linesOf<Name extends ListField>(name: Name, items: SavedItemOf<Name>[], words: Words): string[] {
  return items.map((item) => listed(partsOf[name](item, words)));
}

function yesOrNo(value: boolean | null, { texts }: Words): string | null {
  return value === null ? null : value ? texts.yes : texts.no;
}

export function profilePart(data: ExportedRows, words: Words): string[] {
  const labels = words.texts.profile;
  return rowsOf<ProfileRow>(data, 'profile').flatMap((row) => {
    const held = (name: ExportedField) => Reflect.get(row, fieldOf(name).key);
    const told = (name: ExportedField) => (isYesNoField(name) ? yesOrNo(held(name), words) : held(name));
    return [
      ...exportedFields.flatMap((name) => (isListField(name) ? [] : labelled(labels[name], told(name)))),
      ...labelled(labels.idea, row.idea_text),
      ...labelled(labels.business, row.business_desc),
      ...exportedFields.flatMap((name) =>
        isListField(name) ? named(labels[name], linesOf(name, held(name), words)) : [],
      ),
    ];
  });
}

interface IdeaRow {
  title: string;
  short_description: string;
  expectations: string;
  detailed_description: string;
  declined: Declined | null;
  feedback: string | null;
}

export function ideasPart(data: ExportedRows, { texts }: Words): string[] {
  return rowsOf<IdeaRow>(data, 'recommendation').flatMap((idea) => [
    `### ${inline(idea.title)}`,
    quoted(idea.short_description),
    ...labelled(texts.ideas.expectations, idea.expectations),
    quoted(idea.detailed_description),
    ...labelled(texts.ideas.asked, idea.feedback),
    ...(idea.declined ? [`**${texts.ideas.declined}** ${inline(idea.declined.note)}`.trimEnd()] : []),
  ]);
}

function listed(parts: readonly (string | null)[]): string {
  return parts
    .filter((part) => part !== null && part !== '')
    .map((part) => inline(part ?? ''))
    .join(' · ');
}

function named(title: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`### ${title}`, ...list(items)];
}
