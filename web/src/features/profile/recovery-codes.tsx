import { Check, Copy, Download, Printer } from 'lucide-react';
import { useId } from 'react';
import { createPortal } from 'react-dom';
import { useCopy } from '#shared/chat/use-copy.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { saveAsFile } from '#shared/save-as-file.ts';

/** Recovery codes, the one time they are shown: to copy, to save, to print. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation(['second', 'chat']);
  const { state, copy } = useCopy();
  const id = useId();
  const text = `Foothold\n\n${codes.join('\n')}\n`;
  const list = (
    <ul dir="ltr" className="grid grid-cols-2 gap-2 font-mono">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  );
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-md border border-border p-4">
      <h3 id={id} className="font-semibold">
        {t('recovery.title')}
      </h3>
      <p>{t('recovery.text')}</p>
      {list}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void copy(text)}>
          {state === 'copied' ? <Check className="size-4" /> : <Copy className="size-4" />}
          {state === 'copy' ? t('recovery.copy') : t(`chat:message.${state}`)}
        </Button>
        <Button variant="secondary" onClick={() => saveAsFile('foothold-recovery-codes.txt', text, 'text/plain')}>
          <Download className="size-4" />
          {t('recovery.save')}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer className="size-4" />
          {t('recovery.print')}
        </Button>
      </div>
      <Button className="justify-self-start" onClick={onDone}>
        {t('recovery.done')}
      </Button>
      {createPortal(
        <article className="print-sheet print-page grid gap-3">
          <h1>Foothold</h1>
          <p>{t('recovery.title')}</p>
          {list}
        </article>,
        document.body,
      )}
    </section>
  );
}
