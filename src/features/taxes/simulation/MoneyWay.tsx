import { useTranslate } from 'react-admin';
import type { Simulated } from '../../../../dataProvider/calls/simulations.ts';
import { countryName } from '../../../../domain/kinds/country.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { Ribbon } from '../../../documents/flow/Ribbon.tsx';
import { useLanguage } from '../../../i18n/language.ts';
import { wayOf, type WayStep } from './data/way.ts';

interface MoneyWayProps {
  readonly line: Simulated;
  readonly currency: string;
  readonly whole: number;
}

/** The way of the money in a scenario: who pays what to whom, each tax with its formula, and what the parties get back. */
export function MoneyWay({ line, currency, whole }: MoneyWayProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const shown = (amount = '0') => formatMoney(amount, currency, language);
  const { origin, destiny } = line.scenery;
  const nameOf = ({ figure, tax }: WayStep): string => {
    if (!tax) return translate(`figures.${figure}`);
    const country = (tax.is_origin ? origin : destiny).identifier;
    const words = translate(`simulation.way.${tax.box}`, { tax: tax.name });
    return country ? `${words} · ${countryName(country, language)}` : words;
  };
  const back = (['importer_recoverable', 'exporter_recoverable'] as const).filter((name) => Number(line[name]) > 0);
  return (
    <div>
      <ol className="flow">
        {wayOf(line, whole).map((step) => (
          <li key={step.tax?.uuid ?? step.figure} className="flow-step" data-type={step.type} data-side={step.side}>
            <Ribbon step={step} />
            <span className="flow-words">
              <span className="flow-name">{nameOf(step)}</span>{' '}
              <span className="simulation-amount figures">{shown(step.amount)}</span>{' '}
              {step.tax && <span className="flow-name">{step.tax.explanation}</span>}
            </span>
          </li>
        ))}
      </ol>
      {back.length > 0 && (
        <dl className="simulation-figures">
          {back.map((name) => (
            <div key={name}>
              <dt>{translate(`figures.${name}`)}</dt>
              <dd className="figures">{shown(line[name])}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
