import { Sample, Samples } from '#app/dev/sample.tsx';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Card } from '#shared/ui/card.tsx';
import { ItemList } from '#shared/ui/item-list.tsx';

const ignore = () => undefined;

export function ListSamples() {
  const { t } = useTranslation(['onboarding', 'plan']);
  const skills = [t('skills.beginner'), t('skills.intermediate'), t('plan:refine.hint')];
  const shared = { label: t('skills.title'), describe: (skill: string) => skill };
  return (
    <Samples title="Cards and lists">
      <Sample title="card">
        <Card>
          <p className="text-lg font-semibold">{t('mode.idea.title')}</p>
          <p className="text-muted">{t('mode.idea.text')}</p>
        </Card>
      </Sample>
      <Sample title="items: to edit and delete, with a long one">
        <ItemList {...shared} items={skills} onEdit={ignore} onDelete={ignore} />
      </Sample>
      <Sample title="items: scrolling, in columns">
        <ItemList {...shared} items={[...skills, ...skills]} onDelete={ignore} scroll columns />
      </Sample>
      <Sample title="items: none yet">
        <ItemList {...shared} items={[]} empty={t('skills.empty')} />
      </Sample>
    </Samples>
  );
}
