import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';

interface UnfoldingProps {
  /** What the button says while folded, and while unfolded. */
  open: string;
  close: string;
  /** Drawn from the first unfolding on. */
  children: ReactNode;
}

/** What is folded at first. Once unfolded it stays in the page, with what is typed in it. */
export function Unfolding({ open: openLabel, close, children }: UnfoldingProps) {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const id = useId();
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOpen(!open);
          setOpened(true);
        }}
        className="-ms-2 inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-md px-2 font-semibold text-primary-text hover:bg-surface2"
      >
        {open ? close : openLabel}
        <ChevronDown className={`size-4 motion-safe:transition-transform ${open ? 'rotate-180' : ''}`} />
      </button>
      <div id={id} hidden={!open}>
        {opened && children}
      </div>
    </div>
  );
}

/** The detailed description, folded at first. */
export function IdeaDetails({ text }: { text: string }) {
  const { t } = useTranslation('recommendations');
  return (
    <Unfolding open={t('showMore')} close={t('hideDetails')}>
      <div className="grid max-w-prose gap-2 pt-1 text-sm leading-relaxed text-muted">
        {text.split(/\n+/).map((paragraph, index) => (
          <p key={index} dir="auto">
            {paragraph}
          </p>
        ))}
      </div>
    </Unfolding>
  );
}
