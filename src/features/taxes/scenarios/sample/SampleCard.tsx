import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useDeferredValue, useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { isCurrencyCode } from '../../../../../domain/kinds/currency.ts';
import { factsHere } from '../../../../generate/facts.ts';
import '../scenario.css';
import type { TaxRow } from '../words/formRow.ts';
import type { Speech } from '../words/rowWords.ts';
import { useOwnCompany, type Corridor } from '../words/useSpeech.ts';
import { computeSample } from './computeSample.ts';
import { SampleInputs } from './SampleInputs.tsx';
import { SampleWay } from './SampleWay.tsx';

interface SampleCardProps {
  readonly rows: readonly TaxRow[];
  readonly speech: Speech;
  readonly corridor: Corridor;
}

/** What a line with these taxes costs, as it is typed: who pays what to whom. */
export function SampleCard({ rows: typed, speech, corridor }: SampleCardProps) {
  const translate = useTranslate();
  const heading = useId();
  const own = useOwnCompany();
  const [today] = useState(() => factsHere().today);
  const form = useForm<SampleValues>({
    defaultValues: { amount: '1000.00', currency: own?.currency ?? 'USD', day: today, stated: [] },
  });
  useEffect(() => {
    if (own?.currency && !form.getFieldState('currency').isDirty)
      form.resetField('currency', { defaultValue: own.currency });
  }, [own?.currency, form]);

  const { amount, currency, day, stated } = useWatch({ control: form.control });
  const rows = useDeferredValue(typed);
  const code = isCurrencyCode(currency) ? currency : undefined;
  const sample = useMemo(
    () =>
      code &&
      computeSample(rows, { amount: amount ?? '', currency: code, day: day || today, stated: statedBy(stated) }),
    [rows, amount, code, day, today, stated],
  );
  const namesOf = (some: readonly TaxRow[]) => some.map(({ tribute }) => tribute?.name ?? '').join(', ');

  return (
    <Card component="section" aria-labelledby={heading} sx={{ p: { xs: 2, sm: 3 } }} onKeyDown={keepEnter}>
      <Typography id={heading} variant="h5" component="h2" sx={{ mb: 2 }}>
        {translate('scenarios.sample.title')}
      </Typography>
      <FormProvider {...form}>
        <SampleInputs rows={rows} />
      </FormProvider>
      <div aria-live="polite" aria-busy={rows !== typed}>
        {!sample && <p className="sample-note">{translate('scenarios.sample.noAmount')}</p>}
        {sample && 'unsolved' in sample && (
          <p className="sample-note">{translate('scenarios.sample.unsolved', { taxes: namesOf(sample.unsolved) })}</p>
        )}
        {sample && 'totals' in sample && code && (
          <>
            <SampleWay sample={sample} currency={code} parties={speech.parties} corridor={corridor} />
            {sample.unnamed.length > 0 && (
              <p className="sample-note">
                {translate('scenarios.sample.unnamed', { taxes: namesOf(sample.unnamed), currency: code })}
              </p>
            )}
          </>
        )}
      </div>
    </Card>
  );
}

/** The values of the sample's own form. */
export interface SampleValues {
  amount: string | null;
  currency: string | null;
  day: string | null;
  /** By row. */
  stated: (string | null)[];
}

const statedBy = (stated: readonly (string | null | undefined)[] = []): Readonly<Record<number, string>> =>
  Object.fromEntries(stated.flatMap((value, at) => (value ? [[at, value]] : [])));

/** Enter in the sample does not save the scenario around it. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !event.defaultPrevented)
    event.preventDefault();
}
