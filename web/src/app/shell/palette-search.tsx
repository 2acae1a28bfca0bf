import { Autocomplete } from '@base-ui/react/autocomplete';
import { Search } from 'lucide-react';
import { type Ref, useState } from 'react';
import { usePaletteSearch } from '#app/shell/use-palette-search.ts';
import type { Command } from '#shared/commands.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { KeyCap } from '#shared/ui/key-cap.tsx';

interface PaletteSearchProps {
  inputRef: Ref<HTMLInputElement>;
  onChoose: (command: Command) => void;
}

/** The box and what it finds, by group: the focus stays in the box, the arrows go through the list. */
export function PaletteSearch({ inputRef, onChoose }: PaletteSearchProps) {
  const { t } = useTranslation('shell');
  const [words, setWords] = useState('');
  const { groups, count, isSearching } = usePaletteSearch(words);
  const none = isSearching ? t('keyboard.searching') : t('keyboard.none');

  return (
    <Autocomplete.Root
      inline
      open
      mode="none"
      autoHighlight="always"
      keepHighlight
      items={groups}
      value={words}
      onValueChange={setWords}
      itemToStringValue={(command: Command) => command.title}
    >
      <div className="flex items-center gap-3 border-b border-border px-4">
        <Search className="size-5 shrink-0 text-subtle" />
        <Autocomplete.Input
          ref={inputRef}
          aria-label={t('keyboard.palette')}
          autoComplete="off"
          spellCheck={false}
          dir={words === '' ? undefined : 'auto'}
          placeholder={t('keyboard.placeholder')}
          className="min-h-14 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-subtle"
        />
        <KeyCap>Esc</KeyCap>
      </div>
      <div className="overflow-y-auto overscroll-contain p-2">
        <Autocomplete.Status className={count > 0 ? 'sr-only' : 'p-3 text-muted'}>
          {count > 0 ? t('keyboard.found', { count }) : none}
        </Autocomplete.Status>
        <Autocomplete.List aria-label={t('keyboard.palette')}>
          {({ group, items }: (typeof groups)[number]) => (
            <Autocomplete.Group key={group} items={items}>
              <Autocomplete.GroupLabel className="px-3 pt-2 pb-1 text-xs font-semibold text-subtle">
                {t(`keyboard.groups.${group}`)}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(command: Command) => (
                  <Autocomplete.Item
                    key={command.id}
                    value={command}
                    onClick={() => onChoose(command)}
                    className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-2 data-highlighted:bg-surface3"
                  >
                    <Line command={command} />
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </div>
    </Autocomplete.Root>
  );
}

function Line({ command: { title, detail, key } }: { command: Command }) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <span dir="auto" className="line-clamp-2 wrap-anywhere">
          {title}
        </span>
        {detail && <span className="block text-sm text-muted">{detail}</span>}
      </span>
      {key && <KeyCap>{key.toUpperCase()}</KeyCap>}
    </>
  );
}
