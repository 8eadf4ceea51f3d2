import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Facts } from '../../../../../shell/dialog/Facts.tsx';
import { type Payment, paymentFacts } from './paymentFacts.ts';
import { useReader } from './useReader.ts';

/** The bookings of an invoice, newest first. */
export function Bookings({ of }: { readonly of: readonly Payment[] }) {
  const reader = useReader();
  return (
    <Stack
      component="ul"
      divider={<Divider component="li" aria-hidden />}
      sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}
    >
      {of.map((booking) => (
        <Box component="li" key={booking.uuid}>
          <Typography component="h3" variant="subtitle2" sx={{ mb: 0.5 }}>
            {reader.translate(`resources.invoices.values.transactions.kind.${booking.kind}`)}
          </Typography>
          <Facts facts={paymentFacts(booking, reader)} />
        </Box>
      ))}
    </Stack>
  );
}
