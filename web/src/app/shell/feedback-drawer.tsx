import { api, isBlank, FIELD_LIMIT } from '@foothold/contract';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Queries } from '#app/queries.tsx';
import { call } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { BottomDrawer } from '#shared/ui/bottom-drawer.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { useRequestKeys } from '#shared/use-request-keys.ts';

interface FeedbackProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A word to the makers. The text stays until it was really sent. */
export function FeedbackDrawer(props: FeedbackProps) {
  return (
    <Queries>
      <FeedbackForm {...props} />
    </Queries>
  );
}

function FeedbackForm({ open, onOpenChange }: FeedbackProps) {
  const { t } = useTranslation(['feedback', 'common', 'errors']);
  const [text, setText] = useState('');
  const { keyOf, renew } = useRequestKeys();
  const sending = useMutation({
    mutationFn: (message: string) => call(api.feedback.send, { body: { message }, idempotencyKey: keyOf(message) }),
    onSuccess: () => {
      renew();
      setText('');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank(text) && !sending.isPending) sending.mutate(text);
  };
  const changeOpen = (next: boolean) => {
    if (!next && !sending.isPending) sending.reset();
    onOpenChange(next);
  };
  return (
    <BottomDrawer open={open} onOpenChange={changeOpen} title={t('feedback:title')}>
      <form onSubmit={submit} className="grid gap-4">
        <TextArea
          label={t('feedback:label')}
          value={text}
          maxLength={FIELD_LIMIT}
          onChange={(event) => setText(event.target.value)}
        />
        {sending.isSuccess && text === '' && <Notice tone="done">{t('feedback:thanks')}</Notice>}
        {sending.isError && <ErrorText>{t('errors:feedback')}</ErrorText>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => changeOpen(false)}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" disabled={isBlank(text)} busy={sending.isPending} busyLabel={t('feedback:sending')}>
            {t('feedback:send')}
          </Button>
        </div>
      </form>
    </BottomDrawer>
  );
}
