import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { amountsPer } from '../../../../../schemas/parts/documents/scenarioTribute.ts';
import { joined } from '../../../../../domain/words/isolated.ts';
import { SelectBox } from '../../../../kinds/shared/SelectBox.tsx';
import { HintContext } from '../../../../kinds/shared/hint.ts';
import type { TaxRow } from '../words/formRow.ts';
import { useOwnCompany } from '../words/useSpeech.ts';
import { TaxField, useSetTax, useTaxInput } from './TaxField.tsx';

interface FixedAmountProps {
  readonly index: number;
  readonly row: TaxRow;
}

/** A fixed amount: one figure in any currency, or one of each currency; and what it is due for. */
export function FixedAmount({ index, row }: FixedAmountProps) {
  const translate = useTranslate();
  const set = useSetTax(index);
  const currency = useOwnCompany()?.currency ?? null;
  const per = useTaxInput({ index, name: 'per' });
  const isFixed = row.type === 'Fixed_Value';
  const hasAmounts = isFixed && row.isByCurrency === true;
  const offered = amountsPer.filter((value) => isFixed || value !== 'document');
  return (
    <>
      {isFixed && !hasAmounts && (
        <div>
          <TaxField index={index} name="value" required />
          <Button
            size="small"
            onClick={() => {
              set('amounts', [{ currency, amount: row.value ?? null }]);
              set('value', null);
            }}
          >
            {translate('scenarios.amounts.byCurrency')}
          </Button>
        </div>
      )}
      <HintContext value={undefined}>
        <SelectBox
          input={{ ...per, required: false }}
          options={offered.map((value) => ({ value, label: translate(`scenarios.per.${value}`) }))}
          absent="line"
        />
      </HintContext>
      {hasAmounts && (
        <div className="tax-wide">
          <TaxField index={index} name="amounts" hint={translate('scenarios.hints.amounts')} />
          <CurrencyRemark currencies={row.amounts ?? []} remark="amounts" />
          <Button
            size="small"
            onClick={() => {
              set('value', row.amounts?.[0]?.amount ?? null);
              set('amounts', null);
            }}
          >
            {translate('scenarios.amounts.oneForAll')}
          </Button>
        </div>
      )}
    </>
  );
}

interface CurrencyRemarkProps {
  readonly currencies: readonly { readonly currency: string }[];
  readonly remark: 'amounts' | 'limits';
}

/** What amounts and limits mean for documents in other currencies than theirs. */
export function CurrencyRemark({ currencies, remark }: CurrencyRemarkProps) {
  const translate = useTranslate();
  const codes = joined([...new Set(currencies.map(({ currency }) => currency))], ', ');
  return codes && <p className="tax-remark">{translate(`scenarios.remarks.${remark}`, { currencies: codes })}</p>;
}
