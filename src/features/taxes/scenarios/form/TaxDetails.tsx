import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import type { Country } from '../../../../../domain/kinds/country.ts';
import { boxOf } from '../../../../../domain/taxes/boxes.ts';
import { isMoney } from '../../../../../domain/taxes/resolve.ts';
import { SelectBox } from '../../../../kinds/shared/SelectBox.tsx';
import { HintContext } from '../../../../kinds/shared/hint.ts';
import type { TaxRow } from '../words/formRow.ts';
import { whoWords, type Speech } from '../words/rowWords.ts';
import { BaseChips } from './BaseChips.tsx';
import { FixedAmount } from './FixedAmount.tsx';
import { FurtherFields } from './FurtherFields.tsx';
import { TaxField, useSetTax, useTaxInput } from './TaxField.tsx';
import { TributeBox } from './TributeBox.tsx';

export interface TaxDetailsProps {
  readonly index: number;
  readonly rows: readonly TaxRow[];
  /** Whether it was just added: it takes focus. */
  readonly isNew: boolean;
  readonly country: Country | undefined;
  readonly speech: Speech;
}

/** The fields of a tax that make sense for its type. */
export function TaxDetails({ index, rows, isNew, country, speech }: TaxDetailsProps) {
  const translate = useTranslate();
  const tribute = useTaxInput({ index, name: 'tribute' });
  const who = useTaxInput({ index, name: 'tax_responsible', label: translate('scenarios.columns.who') });
  const row = rows[index];
  useClearedFields(index, row);
  if (!row) return null;
  const payers = (['exporter', 'importer'] as const).map((value) => ({
    value,
    label: whoWords({ is_origin: row.is_origin, tax_responsible: value }, speech),
  }));
  const isFixed = isMoney(row);
  const isContained = !isFixed && row.base_includes_self === true && row.tax_responsible === 'exporter';

  return (
    <>
      <div className="tax-fields">
        <HintContext value={undefined}>
          <TributeBox input={{ ...tribute, autoFocus: isNew && !row.tribute }} country={country} />
          <SelectBox input={who} options={payers} />
        </HintContext>
        <TaxField index={index} name="type" />
        {row.type === 'Variable' && <TaxField index={index} name="is_fixed" />}
        {row.type === 'Fixed' && <TaxField index={index} name="value" required />}
        {isFixed && <FixedAmount index={index} row={row} />}
      </div>
      {!isFixed && (
        <div className="tax-fields">
          <BaseChips index={index} rows={rows} />
          <TaxField index={index} name="base_percent" hint={translate('scenarios.hints.base_percent')} />
          {isContained && (
            <p className="tax-remark">{translate('scenarios.remarks.contained', { ...speech.parties })}</p>
          )}
        </div>
      )}
      <FurtherFields index={index} row={row} box={boxOf(row)} />
    </>
  );
}

/** What a row cannot state, by what its value is. */
const unfit = {
  percent: ['amounts', 'per'],
  money: ['base_includes', 'base_includes_self', 'base_percent'],
} as const;

/** Clears the fields that a changed calculation no longer has, which nobody sees. */
function useClearedFields(index: number, row: TaxRow | undefined): void {
  const set = useSetTax(index);
  const isFixed = row ? isMoney(row) : false;
  const type = row?.type;
  const box = row && boxOf(row);
  const before = useRef({ type, isFixed, box });
  useEffect(() => {
    const last = before.current;
    before.current = { type, isFixed, box };
    if (last.isFixed !== isFixed) for (const name of unfit[isFixed ? 'money' : 'percent']) set(name, null);
    if (last.type !== type && type !== 'Fixed_Value') set('amounts', null);
    if (last.type !== type && type !== 'Variable') set('is_fixed', false);
    if (last.box !== box && (box === 'EI' || box === 'IE')) set('show', null);
  });
}
