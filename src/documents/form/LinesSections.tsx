import Box from '@mui/material/Box';
import { useLayoutEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import { propertyAt } from '../../../domain/schema/path.ts';
import { useCountedLines, useLinesStore } from '../grid/lines/linesStore.ts';
import { computedLines } from '../grid/lines/totals.ts';
import { MoneyFlow } from '../flow/MoneyFlow.tsx';
import { useDiscountOfClient, useScenarioOfClient } from '../parties/useClientDefaults.ts';
import { useCorridor } from '../parties/useCorridor.ts';
import { LineInsertsContext } from '../grid/lineInserts.ts';
import { LineOptionsContext } from '../grid/lineOptions.ts';
import { currencyOf, useEnteredDocument, type FormValues } from './documentForm.ts';
import { LinesGrid } from './LinesGrid.tsx';
import { taxedOn } from './taxedOn.ts';
import { Field } from './Field.tsx';
import { Section } from './Section.tsx';
import { useAdjustments } from './useAdjustments.ts';

const useCurrency = (): string => currencyOf({ currency: useWatch<FormValues, 'currency'>({ name: 'currency' }) });

/** Keeps the scenarios of the lines those of the entered day and currency. */
function useDayOfLines(currency: string) {
  const { dispatch } = useLinesStore();
  const { start } = useEnteredDocument();
  const created = useWatch<FormValues, 'created'>({ name: 'created' });
  useLayoutEffect(() => {
    dispatch({ type: 'on', on: taxedOn(start, { created, currency }) });
  }, [dispatch, start, created, currency]);
}

/** The lines, in the selected currency. */
export function ItemsSection() {
  const translate = useTranslate();
  const currency = useCurrency();
  const { errors } = useFormState<FormValues>();
  const corridor = useCorridor();
  useScenarioOfClient(corridor);
  useDiscountOfClient();
  useDayOfLines(currency);
  const { lineInserts: inserts, resource, linesAt } = useEnteredDocument().form;
  const hasOptions = Boolean(propertyAt(resource.schema, `${linesAt}.is_optional`));
  return (
    <Section id="items" title={translate('documents.items.title')}>
      <LineInsertsContext value={inserts}>
        <LineOptionsContext value={hasOptions}>
          <LinesGrid currency={currency} corridor={corridor} problem={errors.root?.items?.message} labelledBy="items" />
        </LineOptionsContext>
      </LineInsertsContext>
      <Box sx={{ mt: 1 }}>
        <Field name="adjustments" />
      </Box>
    </Section>
  );
}

/** The breakdown of amounts beside the lines, once there is an amount. */
export function FlowSection() {
  const translate = useTranslate();
  const currency = useCurrency();
  const decimals = decimalsOf(currency);
  const adjustments = useAdjustments(decimals);
  const hasAmount = computedLines(useCountedLines(), decimals).length > 0;
  // It stays while an amount is typed again.
  const [isShown, setShown] = useState(hasAmount);
  if (hasAmount && !isShown) setShown(true);
  if (!isShown) return null;
  return (
    <Section id="flow" title={translate('documents.flow.title')}>
      <MoneyFlow currency={currency} adjustments={adjustments} labelledBy="flow" />
    </Section>
  );
}
