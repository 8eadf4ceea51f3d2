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
import { recovery } from '../../../schemas/parts/money.ts';
import type { FigureName } from '../flow/account.ts';
import { Figure } from '../flow/Figure.tsx';
import '../flow/flow.css';
import { recordScope, type RecordedScopeRow } from '../flow/recordScope.ts';
import { useLanguage } from '../../i18n/language.ts';
import './lines.css';

interface TotalsProps {
  /** What the amount due is called, if nothing is due: of quotes and credit notes. */
  readonly due?: string | undefined;
  /** Its lines, which its discounts and charges are spread over. */
  readonly lines?: readonly (TotalRow & RecordedScopeRow)[];
  /** Whether each figure opens into its formula: not on notes, whose lines bear parts of what others were computed of. */
  readonly isExplained?: boolean;
  readonly record: {
    readonly currency: string;
    readonly subtotal?: string | undefined;
    readonly net?: string | undefined;
    readonly adjustments?: readonly EnteredAdjustment[] | undefined;
    readonly is_imported?: boolean | undefined;
  } & {
    readonly [Figure in TaxFigure | keyof typeof recovery]?: string | undefined;
  };
}

const dueFigure = 'importer_total_payable_exporter';

/** What both sides have in the end, and how much of it is tax. */
const beyond = [
  'importer_total_payable',
  'importer_recoverable',
  'importer_net_cost',
  'exporter_net_total',
  'exporter_recoverable',
  'total_taxes',
] as const;

const isFormula = (figure: (typeof beyond)[number]): figure is Exclude<typeof figure, keyof typeof recovery> =>
  !(figure in recovery);

/** The amount due of a document, how it is made, and what both sides have in the end, as computed by the server. */
export function Totals({ record, lines = [], due, isExplained = false }: TotalsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const money = (amount: string) => formatMoney(amount, record.currency, language);
  const amountOf = (part: Part) => (part === 'base' ? (record.net ?? record.subtotal) : record[part]);
  const scope = isExplained && !record.is_imported ? recordScope(record, lines, language) : undefined;
  const shown = (figure: FigureName, text: string) =>
    scope ? <Figure figure={figure} scope={scope} currency={record.currency} /> : text;
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
    return counts ? [{ part, sign: sign === '-' ? '− ' : '', text: money(amount) }] : [];
  });
  const total = record[dueFigure];
  const isRecovered = (amount = '0') => compareDecimals(amount, '0') !== 0;
  const others = (record.is_imported ? [] : beyond).flatMap((figure) => {
    const amount = record[figure];
    const counts = figure === 'importer_net_cost' ? isRecovered(record.importer_recoverable) : isRecovered(amount);
    return amount === undefined || (!isFormula(figure) && !counts) ? [] : [{ figure, text: money(amount) }];
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
        {parts.map(({ part, sign, text }) => (
          <Fragment key={part}>
            <dt>{translate(`figures.${part}`)}</dt>
            <dd>
              {sign}
              {shown(part, text)}
            </dd>
          </Fragment>
        ))}
        {total !== undefined && (
          <>
            <dt data-main>{due ?? translate(`figures.${dueFigure}`)}</dt>
            <dd data-main>{shown(dueFigure, money(total))}</dd>
          </>
        )}
        {others.map(({ figure, text }, index) => (
          <Fragment key={figure}>
            <dt data-beyond={index === 0 ? 'first' : ''}>{translate(`figures.${figure}`)}</dt>
            <dd data-beyond="">{isFormula(figure) ? shown(figure, text) : text}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
