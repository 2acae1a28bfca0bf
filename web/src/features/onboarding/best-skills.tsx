import type { SkillItem } from '@foothold/contract';
import { useState } from 'react';
import { useDraft } from '#shared/draft.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';

/** How many may be said to be the best. */
const BEST = 3;
/** More are not looked through. */
const SHOWN = 12;

/**
 * Asks what a CV seldom says: what of it somebody does best. A level that nobody chose is the wire's beginner, which is
 * said of nobody; what is pressed is advanced, and open again when pressed once more.
 */
export function BestSkills() {
  const { t } = useTranslation('resume');
  const skills = useDraft((draft) => draft.skills);
  const wasRead = useDraft((draft) => draft.parsedResume !== null);
  const [pressed, setPressed] = useState<readonly string[]>([]);
  // The list beside it may have deleted one meanwhile, or given it another level.
  const best = pressed.filter((one) => skills.some(({ name, level }) => name === one && level === 'advanced'));
  const offered = skills.filter(({ name, level }) => level === 'beginner' || best.includes(name)).slice(0, SHOWN);
  if (!wasRead || offered.length < 2) return null;

  function press({ name }: SkillItem, isBest: boolean) {
    setPressed(isBest ? best.filter((one) => one !== name) : [...best, name]);
    const level = isBest ? 'beginner' : 'advanced';
    useDraft.setState({ skills: skills.map((each) => (each.name === name ? { ...each, level } : each)) });
  }

  return (
    <section aria-labelledby="best-skills" className="grid gap-2 rounded-lg border border-primary-edge bg-surface p-4">
      <h2 id="best-skills" className="font-semibold">
        {t('best.title')}
      </h2>
      <p className="text-sm text-muted">{t('best.text')}</p>
      <div className="flex flex-wrap gap-2">
        {offered.map((skill) => {
          const isBest = best.includes(skill.name);
          return (
            <Button
              key={skill.name}
              variant="secondary"
              aria-pressed={isBest}
              disabled={!isBest && best.length >= BEST}
              onClick={() => press(skill, isBest)}
            >
              <bdi>{skill.name}</bdi>
            </Button>
          );
        })}
      </div>
    </section>
  );
}
