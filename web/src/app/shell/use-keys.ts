import { useEffect, useEffectEvent } from 'react';
import { isPaletteKey, isTaken, isWindowOpen, singleKey } from '#app/shell/pressed-key.ts';
import { presentCommands, useKeyboardWindow } from '#shared/commands.ts';
import { useSingleKeys } from '#shared/single-keys.ts';

/** Listens for the keys that work everywhere: Ctrl+K, and single ones outside text fields unless they are off. */
export function useKeys(): void {
  const { on } = useSingleKeys();
  const { open } = useKeyboardWindow();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    if (isPaletteKey(event)) {
      if (open !== 'palette' && isWindowOpen()) return;
      event.preventDefault();
      useKeyboardWindow.setState({ open: open === 'palette' ? null : 'palette' });
      return;
    }
    const key = on && !isTaken(event.target) ? singleKey(event) : null;
    if (key === null) return;
    const command = presentCommands().find((candidate) => candidate.key === key);
    if (key === '?') useKeyboardWindow.setState({ open: 'shortcuts' });
    else if (command) command.run();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
