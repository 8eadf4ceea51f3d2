import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { addDays, isDate } from '../../../../../domain/dates/date.ts';
import { rowsOf, textOf } from '../../../../../domain/rules/read.ts';
import type { Box } from '../../../../../domain/taxes/boxes.ts';
import { limitsPer } from '../../../../../schemas/parts/documents/scenarioTribute.ts';
import { SelectBox } from '../../../../kinds/shared/SelectBox.tsx';
import { HintContext } from '../../../../kinds/shared/hint.ts';
import type { TaxRow } from '../words/formRow.ts';
import { CurrencyRemark } from './FixedAmount.tsx';
import { Fold } from './Fold.tsx';
import { TaxField, useTaxInput } from './TaxField.tsx';

interface FurtherFieldsProps {
  readonly index: number;
  readonly row: TaxRow;
  readonly box: Box;
}

/** What fewer taxes need, folded: recovery and limits, validity, and what the document prints. */
export function FurtherFields({ index, row, box }: FurtherFieldsProps) {
  const translate = useTranslate();
  const limitsOf = useTaxInput({ index, name: 'limits_per' });
  useFollowedBy(index);
  const limits = [...(row.minimums ?? []), ...(row.maximums ?? [])];
  const field = (name: string) => <TaxField index={index} name={name} />;
  return (
    <div className="tax-folds">
      <Fold
        index={index}
        name="limits"
        fields={['recoverable', 'minimums', 'maximums', 'limits_per', 'financial_officer']}
      >
        <TaxField
          index={index}
          name="recoverable"
          hint={translate(`scenarios.hints.${row.tax_responsible === 'importer' ? 'importerBack' : 'exporterBack'}`)}
        />
        {field('financial_officer')}
        {field('minimums')}
        {field('maximums')}
        {limits.length > 0 && (
          <>
            <HintContext value={undefined}>
              <SelectBox
                input={limitsOf}
                options={limitsPer.map((value) => ({ value, label: translate(`scenarios.per.${value}`) }))}
                absent="line"
              />
            </HintContext>
            <CurrencyRemark currencies={limits} remark="limits" />
          </>
        )}
      </Fold>
      <Fold index={index} name="validity" fields={['valid_from', 'valid_until']}>
        {field('valid_from')}
        {field('valid_until')}
      </Fold>
      <Fold index={index} name="printed" fields={['show', 'pt_note', 'en_note', 'es_note', 'category', 'reason_code']}>
        {(box === 'EE' || box === 'II') && field('show')}
        {field('category')}
        {field('reason_code')}
        {field('pt_note')}
        {field('en_note')}
        {field('es_note')}
      </Fold>
    </div>
  );
}

/** Lets the row before end the day before this one begins, as long as it did so. */
function useFollowedBy(index: number): void {
  const { getValues, setValue } = useFormContext();
  const from = textOf(useWatch({ name: `tributes.${index}.valid_from` }));
  const last = useRef(from);
  useEffect(() => {
    const before = last.current;
    if (!isDate(from) || before === from) return;
    last.current = from;
    if (!isDate(before)) return;
    const rows = rowsOf(getValues('tributes'));
    const own = rows[index];
    const at = rows.findIndex(
      (row) => placeOf(row) === placeOf(own) && row !== own && row['valid_until'] === addDays(before, -1),
    );
    if (at >= 0) setValue(`tributes.${at}.valid_until`, addDays(from, -1), { shouldDirty: true });
  }, [from, index, getValues, setValue]);
}

const placeOf = (row: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify([row['tribute'], row['is_origin'], row['tax_responsible']]);
