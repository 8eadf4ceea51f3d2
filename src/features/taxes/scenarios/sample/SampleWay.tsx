import { useTranslate } from 'react-admin';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import { nameOfCountry, isCountry } from '../../../../../domain/kinds/country.ts';
import { explainTribute } from '../../../../../domain/taxes/explain.ts';
import { formulaText } from '../../../../../domain/taxes/formulaText.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { Ribbon } from '../../../../documents/flow/Ribbon.tsx';
import type { Parties } from '../words/parties.ts';
import { upperFirst } from '../words/rowWords.ts';
import type { Corridor } from '../words/useSpeech.ts';
import type { Sample } from './computeSample.ts';
import { wayOf, type WayStep } from './way.ts';

interface SampleWayProps {
  readonly sample: Sample;
  readonly currency: string;
  readonly parties: Parties;
  readonly corridor: Corridor;
}

/** The way of a line's money, each tax with its formula; below it what the parties get back. */
export function SampleWay({ sample, currency, parties, corridor }: SampleWayProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { line, totals, rows, recovery } = sample;
  const shown = (amount: string) => formatMoney(amount, currency, language);
  const nameAt = (at: number) => rows[at]?.tribute?.name ?? '';
  const countryOf = (country: unknown) => (isCountry(country) ? nameOfCountry(country, language) : '');

  const captionOf = (step: WayStep): string => {
    if (step.type === 'stand') return upperFirst(translate(`scenarios.way.${step.of}`, { ...parties }), language);
    const words = translate(`scenarios.way.${step.box}`, { ...parties, tax: nameAt(step.at) });
    const country = countryOf(step.side === 'importer' ? corridor.destiny : corridor.origin);
    return country ? `${words} · ${country}` : words;
  };
  const formulaOf = (step: WayStep): string | undefined => {
    const how = step.type === 'leaves' ? explainTribute(step.at, line, totals) : undefined;
    return how && how.kind !== 'sum' ? formulaText(how, { language, nameOf: nameAt }) : undefined;
  };
  const hasImporterPart = Number(recovery.importer_recoverable) > 0;

  return (
    <>
      <ol className="flow sample-way">
        {wayOf(totals).map((step) => {
          const formula = formulaOf(step);
          return (
            <li
              key={step.type === 'stand' ? step.of : `tax ${step.at}`}
              className="flow-step"
              data-type={step.type}
              data-side={step.side}
            >
              <Ribbon step={step} />
              <span className="flow-words">
                <span className="flow-name">{captionOf(step)}</span>{' '}
                <span className="sample-amount figures">{shown(step.amount)}</span>{' '}
                {formula && <span className="flow-name">{formula}</span>}
              </span>
            </li>
          );
        })}
      </ol>
      {(hasImporterPart || Number(recovery.exporter_recoverable) > 0) && (
        <dl className="sample-back">
          {hasImporterPart && (
            <>
              <dt>{translate('scenarios.way.importerBack', { ...parties })}</dt>
              <dd className="figures">{shown(recovery.importer_recoverable)}</dd>
              <dt>{translate('scenarios.way.netCost', { ...parties })}</dt>
              <dd className="figures sample-amount">{shown(recovery.importer_net_cost)}</dd>
            </>
          )}
          {Number(recovery.exporter_recoverable) > 0 && (
            <>
              <dt>{translate('scenarios.way.exporterBack', { ...parties })}</dt>
              <dd className="figures">{shown(recovery.exporter_recoverable)}</dd>
            </>
          )}
        </dl>
      )}
    </>
  );
}
