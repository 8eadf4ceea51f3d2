import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { ContractInvoice } from '../../../../../dataProvider/calls/contracts.ts';
import { progressOf, type Share } from '../../../../../domain/recurrence/schedule/progress.ts';
import { releasedOf } from '../../../../../domain/recurrence/amendments/releasedAmount.ts';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import { useLabelOf } from '../../../../kinds/shared/words.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import type { ListedContract } from '../actions/dialogProps.ts';
import './invoices.css';

interface ProgressBarProps {
  readonly of: ListedContract;
  readonly invoices: readonly ContractInvoice[];
}

/** The agreed value of a contract by state: billed, received, given back, due, scheduled, released. As a bar and text. */
export function ProgressBar({ of: contract, invoices }: ProgressBarProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf('contracts');
  const { currency, total_amount, unscheduled_amount: unscheduled = '0' } = contract;
  const { billed, received, refunded, due, overdue, toCome } = progressOf(invoices, currency);
  const released = releasedOf(contract, { billed: billed.amount, toCome: toCome.amount }) ?? '0';
  const shares = Object.entries({
    received: received.amount,
    refunded: refunded.amount,
    due: due.amount,
    toCome: toCome.amount,
    released,
  });
  return (
    <div className="contract-progress">
      <div className="contract-progress-bar" aria-hidden>
        {shares
          .filter(([, amount]) => Number(amount) > 0)
          .map(([name, amount]) => (
            <span key={name} data-share={name} style={{ flexGrow: Number(amount) }} />
          ))}
      </div>
      <dl>
        <Figure label={labelOf('total_amount')} amount={total_amount} currency={currency} />
        <Figure label={labelOf('billed_amount')} of={billed} currency={currency} />
        <Figure share="received" label={translate('contracts.progress.received')} of={received} currency={currency} />
        {refunded.count > 0 && (
          <Figure share="refunded" label={translate('contracts.progress.refunded')} of={refunded} currency={currency} />
        )}
        <Figure share="due" label={translate('contracts.progress.due')} of={due} currency={currency}>
          {overdue.count > 0 && <Overdue of={overdue} currency={currency} />}
        </Figure>
        <Figure share="toCome" label={labelOf('to_come_amount')} of={toCome} currency={currency} />
        {Number(released) > 0 && (
          <Figure share="released" label={labelOf('released_amount')} amount={released} currency={currency} />
        )}
        {Number(unscheduled) > 0 && (
          <Figure label={labelOf('unscheduled_amount')} amount={unscheduled} currency={currency} />
        )}
      </dl>
    </div>
  );
}

interface FigureProps {
  readonly label: string;
  readonly currency: string;
  /** The part of the bar. */
  readonly share?: string;
  readonly amount?: string;
  /** The count and sum of its invoices. */
  readonly of?: Share;
  readonly children?: ReactNode;
}

function Figure({ label, currency, share, of, amount = of?.amount ?? '0', children }: FigureProps) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <div data-share={share}>
      <dt>{label}</dt>
      <dd>
        <span className="figures">{formatMoney(amount, currency, language)}</span>
        {of && (
          <span className="contract-invoice-aside">
            {translate('contracts.invoices', { smart_count: of.count })}
            {children}
          </span>
        )}
      </dd>
    </div>
  );
}

function Overdue({ of: { count, amount }, currency }: { readonly of: Share; readonly currency: string }) {
  const translate = useTranslate();
  const money = formatMoney(amount, currency, useLanguage());
  return (
    <strong className="contract-progress-late">
      {translate('contracts.progress.overdue', { smart_count: count, amount: money })}
    </strong>
  );
}
