import { SettingsForPhone } from '#app/shell/settings-for-phone.tsx';
import { AccountPage } from '#features/profile/account-page.tsx';

/** `/account`: with what a wide screen has in its header. It stands here, so that Me begins with the person. */
export function AccountScreen() {
  return <AccountPage settings={<SettingsForPhone />} />;
}

export { AccountScreen as Component };
