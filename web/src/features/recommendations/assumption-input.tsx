import { useTranslation } from '#shared/i18n/react.tsx';
import { useSettings } from '#shared/settings.ts';
import { Button } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { KindTag } from './figure-mark.tsx';
import { type AssumptionName, kindOf } from './formulas.ts';
import { mostOf, writeFigure } from './read-figure.ts';
import type { AssumptionsState } from './use-assumptions.ts';

interface AssumptionInputProps {
  name: AssumptionName;
  assumptions: AssumptionsState;
}

/** What nobody has named, in a box to put in one's own figure. */
export function AssumptionInput({ name, assumptions }: AssumptionInputProps) {
  const { t } = useTranslation('recommendations');
  const language = useSettings((settings) => settings.language);
  const { numbers } = assumptions;
  const { [name]: assumed } = numbers.assumed;
  const label = labelOf(t(`numbers.one.${numbers.unit}`));
  const kind = kindOf(numbers, name);
  const most = new Intl.NumberFormat(language).format(mostOf[name]);
  const problem = name === 'costs_per_month' ? t('numbers.wrongCosts', { most }) : t('numbers.wrong', { most });
  const named = kind === 'yours' || assumed !== null;

  function labelOf(one: string) {
    if (name === 'hours_per_unit' || name === 'unit_price') return t(`numbers.assume.${name}`, { one });
    return t(`numbers.assume.${name}`);
  }

  return (
    <div className="grid content-start justify-items-start gap-1">
      <TextField
        label={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {label} {named && <KindTag kind={kind} />}
          </span>
        }
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        maxLength={20}
        className="w-full max-w-xs"
        placeholder={assumed === null ? t('numbers.notNamed') : undefined}
        value={assumptions.textOf(name)}
        error={assumptions.isWrong(name) ? problem : undefined}
        onChange={(event) => assumptions.change(name, event.target.value)}
        onBlur={() => assumptions.leave(name)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') assumptions.leave(name);
        }}
      />
      {(kind === 'yours' || assumptions.isWrong(name)) && (
        <Button variant="ghost" className="-ms-2 px-2! text-sm" onClick={() => assumptions.takeBack(name)}>
          {assumed === null
            ? t('numbers.leaveOpen')
            : t('numbers.takeBack', { figure: writeFigure(assumed, language) })}
          <span className="sr-only">: {label}</span>
        </Button>
      )}
    </div>
  );
}
