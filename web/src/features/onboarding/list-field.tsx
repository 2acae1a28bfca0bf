import { useDraft } from '#shared/draft.ts';
import type { ListField } from './checklist.ts';
import { ExperienceEditor } from './experience-editor.tsx';
import { GoalsEditor } from './goals-editor.tsx';
import { SkillsEditor } from './skills-editor.tsx';

interface ListFieldProps {
  field: ListField;
  /** Scrolls at 10rem, as lists in drawers do. */
  scroll?: boolean;
  /** Called after the draft has the new list. */
  onChanged?: () => void;
}

/** The editor of one list of the draft. */
export function ListField({ field, scroll, onChanged }: ListFieldProps) {
  const { experience, skills, goals } = useDraft();
  const change = <Items,>(items: Items) => {
    useDraft.setState({ [field]: items });
    onChanged?.();
  };
  if (field === 'experience') return <ExperienceEditor items={experience} onChange={change} scroll={scroll} />;
  if (field === 'skills') return <SkillsEditor items={skills} onChange={change} scroll={scroll} />;
  return <GoalsEditor items={goals} onChange={change} scroll={scroll} />;
}
