import { useTranslate } from 'react-admin';
import { Fragment } from 'react';
import { formatMoney } from '../../../domain/kinds/money.ts';
import {
  adjustmentLabel,
  documentAdjustmentRows,
  includedTaxes,
  type TotalRow,
} from '../../../domain/documents/adjustmentRows.ts';
import type { EnteredAdjustment } from '../../../domain/documents/adjustments.ts';
import { compareDecimals } from '../../../domain/money/compare.ts';
import { formulaOf, type Part, type TaxFigure } from '../../../domain/taxes/figures.ts';
import { useLanguage } from '../../i18n/language.ts';
import './lines.css';

interface TotalsProps {
  /** What the amount due is called, if nothing is due: of quotes and credit notes. */
  readonly due?: string | undefined;
  /** Its lines, which its discounts and charges are spread over. */
  readonly lines?: readonly TotalRow[];
  readonly record: {
    readonly currency: string;
    readonly subtotal?: string | undefined;
    readonly net?: string | undefined;
    readonly adjustments?: readonly EnteredAdjustment[] | undefined;
    readonly is_imported?: boolean | undefined;
  } & {
    readonly [Figure in TaxFigure]?: string | undefined;
  };
}

const dueFigure = 'importer_total_payable_exporter';

/** What both sides have in the end, and how much of it is tax. */
const beyond = ['importer_total_payable', 'exporter_net_total', 'total_taxes'] as const;

/** The amount due of a document, how it is made, and what both sides have in the end, as computed by the server. */
export function Totals({ record, lines = [], due }: TotalsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const money = (amount: string) => formatMoney(amount, record.currency, language);
  const amountOf = (part: Part) => (part === 'base' ? (record.net ?? record.subtotal) : record[part]);
  const names = { discount: translate('figures.discount'), charge: translate('figures.charge') };
  const rows = documentAdjustmentRows(record.adjustments, lines, record.currency);
  const included = record.is_imported ? undefined : includedTaxes(record, rows, record.currency);
  const adjusted = [
    ...rows.map((row) => ({
      label: adjustmentLabel(row, { language, names }),
      text: money(row.total).replace('-', '− '),
    })),
    ...(included ? [{ label: translate('figures.included'), text: `− ${money(included)}` }] : []),
  ];
  // Of a document of a previous system only what is due is known.
  const made = record.is_imported ? [] : (formulaOf(dueFigure) ?? []);
  const parts = made.flatMap(([sign, part]) => {
    const amount = amountOf(part);
    const counts = amount !== undefined && (part === 'base' || compareDecimals(amount, '0') !== 0);
    return counts ? [{ part, text: sign === '-' ? `− ${money(amount)}` : money(amount) }] : [];
  });
  const total = record[dueFigure];
  const others = (record.is_imported ? [] : beyond).flatMap((figure) => {
    const amount = record[figure];
    return amount === undefined ? [] : [{ figure, text: money(amount) }];
  });
  return (
    <section aria-label={translate('documents.truths.title')}>
      <dl className="document-totals figures">
        {adjusted.length > 0 && record.subtotal !== undefined && (
          <>
            <dt>{translate('figures.subtotal')}</dt>
            <dd>{money(record.subtotal)}</dd>
            {adjusted.map(({ label, text }, index) => (
              <Fragment key={index}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </Fragment>
            ))}
          </>
        )}
        {parts.map(({ part, text }) => (
          <Fragment key={part}>
            <dt>{translate(`figures.${part}`)}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
        {total !== undefined && (
          <>
            <dt data-main>{due ?? translate(`figures.${dueFigure}`)}</dt>
            <dd data-main>{money(total)}</dd>
          </>
        )}
        {others.map(({ figure, text }, index) => (
          <Fragment key={figure}>
            <dt data-beyond={index === 0 ? 'first' : ''}>{translate(`figures.${figure}`)}</dt>
            <dd data-beyond="">{text}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
