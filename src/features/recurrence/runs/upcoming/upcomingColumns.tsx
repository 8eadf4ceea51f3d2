import MuiLink from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { UpcomingInvoice } from '../../../../../dataProvider/calls/runs.ts';
import { formatDate } from '../../../../../domain/kinds/date.ts';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import contracts from '../../../../../schemas/resources/recurrence/contracts.ts';
import { PayerCell } from '../../../../documents/cells/PayerCell.tsx';
import { usePagePath } from '../../../../data/pagePath.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { useLabelOf } from '../../../../kinds/shared/words.ts';

export type UpcomingColumn = 'contract' | 'payer' | 'created' | 'due_date' | 'total' | 'held_because';

interface Drawn {
  readonly name: UpcomingColumn;
  readonly word: string;
  readonly align?: 'right';
  readonly draw: (row: UpcomingInvoice) => ReactNode;
}

/** Returns how to name a scheduled invoice: contract and number. */
export function useUpcomingTitle(): (row: UpcomingInvoice) => string {
  const translate = useTranslate();
  return ({ contract_number: number, occurrence, frequency }) =>
    `${translate('documents.title.numbered', { name: translate('resources.contracts.name', { smart_count: 1 }), number })} · ${translate('runs.aside.of', { occurrence, frequency })}`;
}

/** Returns the columns of scheduled invoices. */
export function useUpcomingColumns(names: readonly UpcomingColumn[]): readonly Drawn[] {
  const translate = useTranslate();
  const language = useLanguage();
  const labelOf = useLabelOf('invoices');
  const titleOf = useUpcomingTitle();
  const pathOf = usePagePath(contracts);
  const all: readonly Drawn[] = [
    {
      name: 'contract',
      word: translate('runs.aside.contract'),
      draw: (row) => {
        const path = pathOf({ id: row.contract_uuid });
        return path ? (
          <MuiLink component={Link} to={path} color="inherit" sx={{ fontWeight: 500 }}>
            {titleOf(row)}
          </MuiLink>
        ) : (
          titleOf(row)
        );
      },
    },
    {
      name: 'payer',
      word: translate('resources.invoices.columns.service_buyer'),
      draw: (row) => <PayerCell of={row} />,
    },
    { name: 'created', word: labelOf('created'), draw: ({ created }) => formatDate(created, language) },
    { name: 'due_date', word: labelOf('due_date'), draw: (row) => formatDate(row.due_date, language) },
    {
      name: 'total',
      word: labelOf('total'),
      align: 'right',
      draw: ({ total, currency }) => <span className="figures">{formatMoney(total, currency, language)}</span>,
    },
    {
      name: 'held_because',
      word: translate('runs.aside.reason'),
      draw: ({ held_because: why }) => (why ? translate(`resources.invoices.values.held_because.${why}`) : '–'),
    },
  ];
  return all.filter(({ name }) => names.includes(name));
}
