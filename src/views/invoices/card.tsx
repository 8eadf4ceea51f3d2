import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import invoices from '../../../schemas/resources/invoices.ts';
import { ActionsButton } from '../../generate/actions/ActionsButton.tsx';
import { KindCell } from '../../generate/list/KindCell.tsx';
import { pageProperty } from '../../generate/properties.ts';
import { useColumnWord } from '../../generate/list/columnWords.ts';
import { RowLink, rowPress } from '../../generate/list/RowLink.tsx';
import { useRowTarget } from '../../generate/list/useRowTarget.ts';
import type { ListedInvoice } from './actions/dialogProps.ts';
import AccountCell from './cells/account_uuid.tsx';
import TotalCell from './cells/amount.tsx';
import DueDateCell from './cells/due_date.tsx';
import NumberCell from './cells/number.tsx';
import PayerCell from './cells/service_buyer.tsx';
import PaymentCell from './cells/transactions.tsx';
import title from './title.ts';

export const cardHeight = 260;

const status = pageProperty(invoices, 'status');

/** Below who and how much, each under its word. */
const labelled = [
  ['due_date', DueDateCell],
  ['status', ({ record }: { readonly record: ListedInvoice }) => <KindCell of={status} record={record} />],
  ['transactions', PaymentCell],
  ['account_uuid', AccountCell],
] as const;

interface InvoiceCardProps {
  readonly record: ListedInvoice;
  readonly isVisible: (path: string) => boolean;
}

/** One invoice in the order it is looked for: which, who, how much and until when, how it stands. */
export default function InvoiceCard({ record, isVisible }: InvoiceCardProps) {
  const wordOf = useColumnWord('invoices');
  const translate = useTranslate();
  const to = useRowTarget(invoices)(record);
  return (
    <Card component="li" sx={{ p: 2, pr: 1 }} data-leads={to !== undefined} {...rowPress}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <RowLink to={to}>{isVisible('number') ? <NumberCell record={record} /> : title(record, translate)}</RowLink>
        <ActionsButton record={record} />
      </Stack>
      <Stack spacing={1.5} sx={{ pr: 1 }}>
        {isVisible('service_buyer') && <PayerCell record={record} />}
        {isVisible('amount') && (
          <Typography variant="h5" component="div">
            <TotalCell record={record} />
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}>
          {labelled.map(
            ([path, Cell]) =>
              isVisible(path) && (
                <Stack key={path} spacing={0.5}>
                  <Typography variant="caption" color="textSecondary">
                    {wordOf(path)}
                  </Typography>
                  <Cell record={record} />
                </Stack>
              ),
          )}
        </Box>
      </Stack>
    </Card>
  );
}
