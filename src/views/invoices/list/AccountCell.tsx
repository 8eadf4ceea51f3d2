import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Truncated } from '../../../kinds/shared/Truncated.tsx';
import { type ListedInvoice, paymentOf } from '../actions/dialogProps.ts';

const longestName = 18;

/** The account the payment goes to, over its gateway; a dash where none was chosen. */
export function AccountCell({ invoice }: { readonly invoice: ListedInvoice }) {
  const account = paymentOf(invoice)?.account;
  const gateway = account?.account_type?.name;
  if (!account?.name && !gateway) return '–';
  return (
    <Stack>
      <Truncated text={account?.name ?? gateway ?? ''} limit={longestName} />
      {account?.name && gateway && (
        <Typography component="span" variant="caption" color="textSecondary">
          <Truncated text={gateway} limit={longestName} />
        </Typography>
      )}
    </Stack>
  );
}
