import { api } from '@foothold/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDraft } from '#shared/draft.ts';
import { fieldsFromUpdate, fieldUpdateOf } from '#shared/draft-profile.ts';
import { fakeServer } from '#shared/testing/fake-server.ts';
import { showPage } from '#shared/testing/show-page.tsx';
import { ProfileScreen } from '../../app/profile-screen.tsx';
import { ChecklistPanel } from './checklist-panel.tsx';
import { FormPage } from './form-page.tsx';
import { storesProfile } from './testing/stores-profile.ts';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

it('is typed into the form, and saved with it', async () => {
  const server = fakeServer();
  storesProfile(server);
  const { user } = showPage(<FormPage />, { at: '/onboarding/form?step=2' });
  await user.type(field('Driving licence'), 'B');
  await user.type(field('Years in this town'), '100');
  const finish = () => user.click(screen.getByRole('button', { name: 'Finish & Choose Mode' }));
  await finish();
  expect(await screen.findByText('Up to 99.')).toBeTruthy();
  await user.clear(field('Years in this town'));
  await user.type(field('Years in this town'), '7');
  await user.selectOptions(field('Car'), 'No');
  await finish();
  await screen.findByTestId('elsewhere');
  expect(server.bodiesTo(api.profile.save)).toMatchObject([{ driving_licence: 'B', years_in_town: 7, own_car: false }]);
});

it('stands in the checklist and on the profile page', async () => {
  fakeServer();
  useDraft.setState({ drivingLicence: 'B', ownCar: false });
  const { unmount } = showPage(<ChecklistPanel onPick={() => undefined} />);
  const line = (name: RegExp) => screen.getByRole('button', { name }).textContent;
  expect([line(/Driving licence/), line(/Years in this town/), line(/Car/)]).toEqual([
    'Driving licencefilled',
    'Years in this townstill empty',
    'Carfilled',
  ]);
  unmount();
  showPage(<ProfileScreen />);
  expect((await screen.findByLabelText<HTMLInputElement>('Driving licence')).value).toBe('B');
  expect(field('Years in this town').value).toBe('');
  expect(field('Car').value).toBe('false');
});

it('goes to the field call under its name there, and comes back', () => {
  useDraft.setState({ drivingLicence: 'B' });
  const update = fieldUpdateOf(useDraft.getState(), 'drivingLicence');
  expect(update).toEqual({ field: 'driving_licence', payload: 'B' });
  expect(fieldsFromUpdate(update)).toEqual({ drivingLicence: 'B' });
});
