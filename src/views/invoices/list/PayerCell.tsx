import ShipToIcon from '@mui/icons-material/LocalShippingOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { Truncated } from '../../../kinds/shared/Truncated.tsx';
import { Flag } from '../../../shell/Flag.tsx';
import type { ListedInvoice } from '../actions/dialogProps.ts';
import { Hint } from './Hint.tsx';
import { payerOf } from './payerOf.ts';

/** Longer names are cut (specification §9). */
const longestPayer = 30;

/** Asks its column for little and takes what there is, up to its own length: the figures beside it come first. */
const givingWay = {
  width: 0,
  minWidth: '12ch',
  maxWidth: 'max-content',
  flexGrow: 1,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '& > span': { display: 'inline' },
} as const;

/** Who pays, with the flag; marked where the service went to somebody else. */
export function PayerCell({ invoice }: { readonly invoice: ListedInvoice }) {
  const translate = useTranslate();
  const { name, country, shipTo } = payerOf(invoice);
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      {country && <Flag country={country} />}
      <Box component="span" sx={givingWay} title={name.length > longestPayer ? undefined : name}>
        <Truncated text={name} limit={longestPayer} />
      </Box>
      {shipTo && (
        <Hint hint={translate('invoiceActions.list.shipTo', { name: shipTo })}>
          <ShipToIcon fontSize="small" titleAccess={translate('invoiceActions.legend.shipTo')} />
        </Hint>
      )}
    </Stack>
  );
}
