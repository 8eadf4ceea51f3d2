import { useTranslate } from 'react-admin';
import type { Simulated } from '../../../../dataProvider/calls/simulations.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { decimalText, parseDecimal } from '../../../../domain/money/decimal.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { useLanguage } from '../../../i18n/language.ts';
import type { SimulationState } from './data/simulationState.ts';

interface ColumnFiguresProps {
  readonly line: Simulated;
  readonly beside: Simulated | undefined;
  readonly state: SimulationState;
  readonly recovers: boolean;
}

/** The figures that scenarios are compared by, each with its difference from the first one. */
export function ColumnFigures({ line, beside, state: { of, currency }, recovers }: ColumnFiguresProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const shown = (amount: string) => formatMoney(amount, currency, language);
  const figures = [
    ...(of === 'price' ? [] : (['price'] as const)),
    'importer_total_payable',
    ...(recovers ? (['importer_net_cost'] as const) : []),
    'importer_total_payable_exporter',
    'total_taxes',
    'exporter_net_total',
  ] as const;
  const excess = Number(line.difference ?? 0) > 0 ? line.difference : undefined;
  return (
    <dl className="simulation-figures">
      {figures.map((figure) => {
        const moved = beside && differenceOf(line[figure], beside[figure], decimalsOf(currency));
        return (
          <div key={figure} data-asked={figure === of || figure === 'price' || undefined}>
            <dt>{translate(figure === 'price' ? 'simulation.price' : `figures.${figure}`)}</dt>
            <dd className="figures">
              {shown(line[figure] ?? '0')}
              {moved && (
                <small title={translate('simulation.beside', { scenario: beside.scenery.name })}>
                  {moved.startsWith('-') ? `−${shown(moved.slice(1))}` : `+${shown(moved)}`}
                </small>
              )}
            </dd>
          </div>
        );
      })}
      {excess && (
        <div>
          <dt>{translate('simulation.excess')}</dt>
          <dd className="figures">{shown(excess)}</dd>
        </div>
      )}
    </dl>
  );
}

/** Returns by how much an amount is more than another one; undefined if they are equal. */
function differenceOf(one = '0', other = '0', decimals: number): string | undefined {
  const fraction = Math.max(decimals, ...[one, other].map((amount) => amount.split('.')[1]?.length ?? 0));
  const moved = parseDecimal(one, fraction) - parseDecimal(other, fraction);
  return moved === 0n ? undefined : decimalText(moved, fraction);
}
