import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import invoices from '../../../../schemas/resources/invoices.ts';
import { CellValue } from '../../../generate/list/CellValue.tsx';
import { useColumns } from '../../../generate/list/useColumns.ts';
import { pageProperty } from '../../../generate/properties.ts';
import { ActionsButton } from '../../../generate/actions/ActionsButton.tsx';
import { AccountCell } from './AccountCell.tsx';
import { type CellProps, columnWord } from './columns.ts';
import { DueDateCell } from './DueDateCell.tsx';
import { NumberCell } from './NumberCell.tsx';
import { PayerCell } from './PayerCell.tsx';
import { PaymentCell } from './PaymentCell.tsx';
import { TotalCell } from './TotalCell.tsx';

const status = pageProperty(invoices, 'status');

/** Below who and how much, each under its word. */
const labelled = [
  ['due_date', DueDateCell],
  ['status', ({ invoice }: CellProps) => <CellValue of={status} record={invoice} />],
  ['transactions', PaymentCell],
  ['account_uuid', AccountCell],
] as const;

/** One invoice in the order it is looked for: which, who, how much and until when, how it stands. */
export function InvoiceCard({ invoice }: CellProps) {
  const translate = useTranslate();
  const { isVisible } = useColumns(invoices);
  return (
    <Card component="li" sx={{ p: 2, pr: 1 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <div>{isVisible('number') && <NumberCell invoice={invoice} />}</div>
        <ActionsButton record={invoice} />
      </Stack>
      <Stack spacing={1.5} sx={{ pr: 1 }}>
        {isVisible('service_buyer') && <PayerCell invoice={invoice} />}
        {isVisible('amount') && (
          <Typography variant="h5" component="div">
            <TotalCell invoice={invoice} />
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}>
          {labelled.map(
            ([path, Cell]) =>
              isVisible(path) && (
                <Stack key={path} spacing={0.5}>
                  <Typography variant="caption" color="textSecondary">
                    {translate(columnWord(path))}
                  </Typography>
                  <Cell invoice={invoice} />
                </Stack>
              ),
          )}
        </Box>
      </Stack>
    </Card>
  );
}
