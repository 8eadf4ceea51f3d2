import { useTranslate } from 'react-admin';
import { formatDate } from '../../../../domain/kinds/date.ts';
import { formatDecimal } from '../../../../domain/kinds/decimal.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { isDecimal } from '../../../../domain/money/decimal.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { todayInZone } from '../../../i18n/zone.ts';
import { useCompanyName } from '../../../shell/topbar/useCompanyName.ts';
import type { SimulationState } from './data/simulationState.ts';

/** What was simulated, in print, which has no fields. */
export function SimulationHead({ state: { of, amount, currency, quantity, on } }: { readonly state: SimulationState }) {
  const translate = useTranslate();
  const language = useLanguage();
  const name = translate(of === 'price' ? 'simulation.price' : `figures.${of}`);
  const shown = isDecimal(amount) ? formatMoney(amount, currency, language) : amount;
  const times = quantity !== '1' && isDecimal(quantity) ? ` × ${formatDecimal(quantity, language)}` : '';
  return (
    <p className="simulation-head">
      <strong>{useCompanyName()}</strong>
      <span>{`${name}: ${shown}${of === 'price' ? times : ''}`}</span>
      <span>{formatDate(on ?? todayInZone(), language)}</span>
    </p>
  );
}
