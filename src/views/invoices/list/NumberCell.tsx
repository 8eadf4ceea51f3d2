import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { Truncated } from '../../../kinds/shared/Truncated.tsx';
import { actionDialogs } from '../actions/actionDialogs.ts';
import type { ListedInvoice } from '../actions/dialogProps.ts';
import { offeredActions } from '../actions/offeredActions.ts';
import { useInvoicePermissions } from '../actions/useInvoicePermissions.ts';

const longestOwnNumber = 24;

/** The number, which opens the document where there is one to see, over the company's own number. */
export function NumberCell({ invoice }: { readonly invoice: ListedInvoice }) {
  const translate = useTranslate();
  const [opened, setOpened] = useState(false);
  const may = useInvoicePermissions();
  const hasDocument = offeredActions(invoice, may).flat().includes('pdf');
  const shown = invoice.number ?? translate('invoiceActions.list.noNumber');

  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      {hasDocument ? (
        <Link component="button" type="button" variant="body2" sx={{ fontWeight: 500 }} onClick={() => setOpened(true)}>
          {shown}
        </Link>
      ) : (
        <Typography variant="body2">{shown}</Typography>
      )}
      {invoice.company_number && (
        <Typography component="span" variant="caption" color="textSecondary" noWrap>
          <Truncated text={invoice.company_number} limit={longestOwnNumber} />
        </Typography>
      )}
      {opened && (
        <Suspense fallback={null}>
          <actionDialogs.pdf invoice={invoice} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
