import { exportedFields } from '@foothold/contract';
import { isListField } from '#features/onboarding/checklist.ts';
import { ScalarInput } from '#features/onboarding/scalar-input.tsx';
import type { ScalarName } from '#features/onboarding/scalar-fields.ts';
import { ListSection } from '#features/onboarding/list-section.tsx';
import { ListField } from '#features/onboarding/list-field.tsx';
import { SyncFailure } from '#features/onboarding/sync-failure.tsx';
import { useFieldSync } from '#features/onboarding/use-field-sync.ts';
import { ProfilePage } from '#features/profile/profile-page.tsx';
import { savedField, type SavedField } from '#shared/draft-profile.ts';
import { unsyncedFields } from '#shared/draft.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Card } from '#shared/ui/card.tsx';

const isScalar = (field: SavedField): field is ScalarName => !isListField(field);
const scalars = exportedFields.map(savedField).filter(isScalar);

/** `/profile`: the account's page around the editors the onboarding has. Each field is saved when one leaves it. Each has its name in `data-place`, to be led to. */
export function ProfileScreen() {
  const { t } = useTranslation('profile');
  const sync = useFieldSync();
  const saveLeft = (field: ScalarName) => {
    if (unsyncedFields().includes(field)) void sync.save(field);
  };
  return (
    <ProfilePage saving={sync.saving} unsaved={<SyncFailure sync={sync} />}>
      <Card aria-labelledby="about" className="grid content-start gap-5">
        <h2 id="about" className="text-xl font-semibold">
          {t('about')}
        </h2>
        {scalars.map((field) => (
          <div key={field} data-place={field} onBlur={() => saveLeft(field)}>
            <ScalarInput field={field} />
          </div>
        ))}
      </Card>
      <div className="grid gap-4 lg:row-span-2">
        <Card data-place="experiences">
          <ListSection field="experience" onChanged={() => void sync.save('experience')} />
        </Card>
        <Card data-place="skills">
          <ListSection field="skills" onChanged={() => void sync.save('skills')} />
        </Card>
        <Card data-place="goals" aria-labelledby="goals" className="grid content-start gap-4">
          <h2 id="goals" className="text-xl font-semibold">
            {t('goals')}
          </h2>
          <ListField field="goals" onChanged={() => void sync.save('goals')} />
        </Card>
      </div>
    </ProfilePage>
  );
}

export { ProfileScreen as Component };
