import type { PasskeyAnswer } from '@foothold/contract';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';

/** Asks for a passkey in place of a code. */
export function PasskeyButton({
  disabled,
  onAnswer,
}: {
  disabled: boolean;
  onAnswer: (answer: PasskeyAnswer) => void;
}) {
  const { t } = useTranslation('second');
  const asking = useMutation({
    mutationFn: async () => (await import('#shared/passkeys.ts')).answerOfPasskey(),
    onSuccess: onAnswer,
  });
  return (
    <>
      <Button
        variant="ghost"
        className="justify-self-start"
        disabled={disabled}
        busy={asking.isPending}
        busyLabel={t('passkey.waiting')}
        onClick={() => asking.mutate()}
      >
        {t('passkey.use')}
      </Button>
      {asking.isError && <ErrorText>{errorText(asking.error, t('passkey.failed'))}</ErrorText>}
    </>
  );
}
