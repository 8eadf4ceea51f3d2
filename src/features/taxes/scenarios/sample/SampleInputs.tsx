import { useTranslate } from 'react-admin';
import { isMoney } from '../../../../../domain/taxes/resolve.ts';
import type { Property } from '../../../../../domain/schema/property.ts';
import { kinds } from '../../../../kinds/registry.ts';
import { HintContext } from '../../../../kinds/shared/hint.ts';
import type { TaxRow } from '../words/formRow.ts';

const money: Property = { type: 'string', kind: 'money', currency: 'currency' };
const code: Property = { type: 'string', kind: 'currency' };
const date: Property = { type: 'string', format: 'date' };
const percent: Property = { type: 'string', kind: 'percent' };

/** Amount and currency of the sample, its day where the rows have dates, and the values that a line states. */
export function SampleInputs({ rows }: { readonly rows: readonly TaxRow[] }) {
  const translate = useTranslate();
  const { money: Money, currency: Currency, date: Day, percent: Percent } = kinds;
  const of = (name: string) => ({
    resource: 'scenarios',
    path: name,
    source: name,
    label: translate(`scenarios.sample.${name}`),
  });
  const isDated = rows.some(({ valid_from: from, valid_until: until }) => from || until);
  return (
    <HintContext value={undefined}>
      <div className="sample-inputs">
        <Money.Input {...of('amount')} property={money} />
        <Currency.Input {...of('currency')} property={code} />
        {isDated && <Day.Input {...of('day')} property={date} />}
        {rows.map((row, at) => {
          if (row.type !== 'Variable') return null;
          const { Input } = isMoney(row) ? Money : Percent;
          return (
            <Input
              // eslint-disable-next-line react/no-array-index-key
              key={at}
              resource="scenarios"
              path="stated"
              source={`stated.${at}`}
              label={translate('scenarios.sample.stated', { tax: row.tribute?.name ?? '' })}
              property={isMoney(row) ? money : percent}
            />
          );
        })}
      </div>
    </HintContext>
  );
}
