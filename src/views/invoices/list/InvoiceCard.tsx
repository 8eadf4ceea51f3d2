import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { ActionsMenu } from '../actions/ActionsMenu.tsx';
import type { CellProps } from './columns.ts';
import { DueDateCell } from './DueDateCell.tsx';
import { NumberCell } from './NumberCell.tsx';
import { PayerCell } from './PayerCell.tsx';
import { PaymentCell } from './PaymentCell.tsx';
import { StatusCell } from './StatusCell.tsx';
import { TotalCell } from './TotalCell.tsx';

/** One invoice in the order it is looked for: which, who, how much and until when, how it stands. */
export function InvoiceCard({ invoice }: CellProps) {
  const translate = useTranslate();
  return (
    <Card component="li" sx={{ p: 2, pr: 1 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <NumberCell invoice={invoice} />
        <ActionsMenu invoice={invoice} />
      </Stack>
      <Stack spacing={1.5} sx={{ pr: 1 }}>
        <PayerCell invoice={invoice} />
        <Stack
          direction="row"
          sx={{ justifyContent: 'space-between', alignItems: 'baseline', gap: 1, flexWrap: 'wrap' }}
        >
          <Typography variant="h5" component="div">
            <TotalCell invoice={invoice} />
          </Typography>
        </Stack>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, rowGap: 1 }}>
          <Labelled label={translate('invoiceActions.list.due')}>
            <DueDateCell invoice={invoice} />
          </Labelled>
          <Labelled label={translate('invoiceActions.list.status')}>
            <StatusCell invoice={invoice} />
          </Labelled>
          <Labelled label={translate('invoiceActions.list.payment')}>
            <PaymentCell invoice={invoice} />
          </Labelled>
        </Box>
      </Stack>
    </Card>
  );
}

function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Stack spacing={0.5}>
      <Typography variant="caption" color="textSecondary">
        {label}
      </Typography>
      {children}
    </Stack>
  );
}
