import type { Experience, ListField as ListName, SkillItem } from '@foothold/contract';
import { type Draft, useDraft } from '#shared/draft.ts';
import { followEdit } from '#shared/draft-resume.ts';
import { ExperienceEditor } from './experience-editor.tsx';
import { GoalsEditor } from './goals-editor.tsx';
import { SkillsEditor } from './skills-editor.tsx';

interface ListFieldProps {
  field: ListName;
  /** Scrolls at 10rem, as lists in drawers do. */
  scroll?: boolean;
  /** Called after the draft has the new list. */
  onChanged?: () => void;
}

/** The editor of one list of the draft. */
export function ListField({ field, scroll, onChanged }: ListFieldProps) {
  const { experience, skills, goals, fromResume } = useDraft();
  const change = (part: Partial<Draft>) => {
    useDraft.setState(part);
    onChanged?.();
  };
  if (field === 'experience') {
    const take = (items: Experience[]) => {
      const followed = followEdit(fromResume.experience, experience, items);
      change({ experience: items, fromResume: { ...fromResume, experience: followed } });
    };
    return <ExperienceEditor items={experience} onChange={take} scroll={scroll} />;
  }
  if (field === 'skills') {
    const take = (items: SkillItem[]) => {
      const followed = followEdit(fromResume.skills, skills, items);
      change({ skills: items, fromResume: { ...fromResume, skills: followed } });
    };
    return <SkillsEditor items={skills} onChange={take} scroll={scroll} />;
  }
  return <GoalsEditor items={goals} onChange={(items) => change({ goals: items })} scroll={scroll} />;
}
