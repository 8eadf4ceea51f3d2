import { useTranslate } from 'ra-core';
import type { ContractInvoice } from '../../../../dataProvider/calls/contracts.ts';
import { progressOf } from '../../../../domain/contracts/progress.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { useLanguage } from '../../../i18n/language.ts';
import './invoices.css';

interface ProgressBarProps {
  readonly invoices: readonly ContractInvoice[];
  readonly currency: string;
}

/** What was received of a contract, what is due, and what is to come: as a bar, and in words. */
export function ProgressBar({ invoices, currency }: ProgressBarProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { received, due, overdue, toCome } = progressOf(invoices, currency);
  const shares = [
    ['received', received],
    ['due', due],
    ['toCome', toCome],
  ] as const;
  return (
    <div className="contract-progress">
      <div className="contract-progress-bar" aria-hidden>
        {shares
          .filter(([, { amount }]) => Number(amount) > 0)
          .map(([name, { amount }]) => (
            <span key={name} data-share={name} style={{ flexGrow: Number(amount) }} />
          ))}
      </div>
      <dl>
        {shares.map(([name, { amount, count }]) => (
          <div key={name} data-share={name}>
            <dt>{translate(`contracts.progress.${name}`)}</dt>
            <dd>
              <span className="figures">{formatMoney(amount, currency, language)}</span>
              <span className="contract-invoice-aside">
                {translate('contracts.invoices', { smart_count: count })}
                {name === 'due' && overdue.count > 0 && (
                  <strong className="contract-progress-late">
                    {translate('contracts.progress.overdue', {
                      smart_count: overdue.count,
                      amount: formatMoney(overdue.amount, currency, language),
                    })}
                  </strong>
                )}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
