import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Truncated } from '../../../kinds/shared/Truncated.tsx';
import type { ListedInvoice } from '../actions/dialogProps.ts';
import { offeredActions } from '../actions/offeredActions.ts';
import { useInvoiceActions } from '../actions/useInvoiceActions.ts';
import { useInvoicePermissions } from '../actions/useInvoicePermissions.ts';

const longestOwnNumber = 18;

/** The number, which opens the document where there is one to see, over the company's own number. */
export function NumberCell({ invoice }: { readonly invoice: ListedInvoice }) {
  const translate = useTranslate();
  const { openDialog } = useInvoiceActions();
  const may = useInvoicePermissions();
  const hasDocument = offeredActions(invoice, may).flat().includes('pdf');
  const shown = invoice.number ?? translate('invoiceActions.list.noNumber');

  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      {hasDocument ? (
        <Link
          component="button"
          type="button"
          variant="body2"
          sx={{ fontWeight: 500 }}
          onClick={() => openDialog(invoice, 'pdf')}
        >
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
    </Stack>
  );
}
