import { useTranslate } from 'react-admin';
import { kinds } from '../../../kinds/registry.ts';
import { SelectBox } from '../../../kinds/shared/SelectBox.tsx';
import { amountsOf } from './data/simulationState.ts';

/** The amount and what it is, its currency, and what else the taxes depend on. */
export function SimulationFields() {
  const translate = useTranslate();
  const { money: Money, currency: Currency, decimal: Decimal, date: Day } = kinds;
  const of = (source: string) => ({
    source,
    path: source,
    resource: 'scenarios',
    label: translate(`simulation.fields.${source}`),
  });
  const options = amountsOf.map((value) => ({
    value,
    label: translate(value === 'price' ? 'simulation.price' : `figures.${value}`),
  }));
  return (
    <div className="simulation-fields">
      <SelectBox input={{ ...of('of'), property: {} }} options={options} />
      <Money.Input {...of('amount')} property={{ type: 'string', kind: 'money', currency: 'currency' }} />
      <Currency.Input {...of('currency')} property={{ type: 'string', kind: 'currency' }} />
      <Decimal.Input {...of('quantity')} property={{ type: 'string', kind: 'decimal', decimal: { fraction: 6 } }} />
      <Day.Input {...of('on')} property={{ type: 'string', format: 'date' }} isFilter />
    </div>
  );
}
