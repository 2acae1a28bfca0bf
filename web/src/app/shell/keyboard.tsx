import { languages } from '@foothold/contract';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useKeys } from '#app/shell/use-keys.ts';
import { useLogOut } from '#app/shell/use-log-out.ts';
import { type Command, useCommands, useKeyboardWindow } from '#shared/commands.ts';
import { languageNames } from '#shared/i18n/language-names.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { useChooseLanguage } from '#shared/use-choose-language.ts';
import { paths } from '#shared/paths.ts';
import { toggleTheme, useSettings } from '#shared/settings.ts';
import { useOpenedOnce } from '#shared/ui/use-opened-once.ts';

const Palette = lazy(async () => ({ default: (await import('#app/shell/palette.tsx')).Palette }));
const ShortcutSheet = lazy(async () => ({ default: (await import('#app/shell/shortcut-sheet.tsx')).ShortcutSheet }));

/** Everything by keyboard: the palette, the sheet of shortcuts, and what both offer on every screen. */
export function Keyboard() {
  const { open } = useKeyboardWindow();
  const [palette, sheet] = [open === 'palette', open === 'shortcuts'];
  const [paletteOnce, sheetOnce] = [useOpenedOnce(palette), useOpenedOnce(sheet)];
  useKeys();
  useCommands('shell', useShellCommands());
  const close = () => useKeyboardWindow.setState({ open: null });
  return (
    <Suspense>
      {paletteOnce && <Palette open={palette} onClose={close} />}
      {sheetOnce && <ShortcutSheet open={sheet} onClose={close} />}
    </Suspense>
  );
}

function useShellCommands(): () => Command[] {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const chooseLanguage = useChooseLanguage();
  const logOut = useLogOut();
  const { theme, language } = useSettings();
  const action = (id: string, title: string, run: () => void): Command => ({ id, group: 'general', title, run });
  const page = (path: string, title: string): Command => ({
    id: path,
    group: 'pages',
    title,
    run: () => void navigate(path),
  });
  return () => [
    action('theme', t(theme === 'dark' ? 'toLight' : 'toDark'), toggleTheme),
    action('shortcuts', t('keyboard.shortcuts'), () => useKeyboardWindow.setState({ open: 'shortcuts' })),
    ...languages
      .filter((code) => code !== language)
      .map((code) =>
        action(`language-${code}`, t('keyboard.switchTo', { language: languageNames[code] }), () =>
          chooseLanguage(code),
        ),
      ),
    action('log-out', t('logout'), () => void logOut()),
    page(paths.activePlan, t('plan')),
    page(paths.recommendations, t('ideas')),
    page(paths.profile, t('profile')),
    page(paths.legal, t('legal')),
  ];
}
