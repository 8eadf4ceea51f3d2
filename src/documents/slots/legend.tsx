import ShipToIcon from '@mui/icons-material/LocalShippingOutlined';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';

/** Explains the payer's marker, below the legend's colors. */
export default function ShipToLegend() {
  const translate = useTranslate();
  return (
    <Stack component="span" direction="row" sx={{ gap: 0.5, alignItems: 'center' }}>
      <ShipToIcon fontSize="small" />
      {translate('documents.list.paidByOther')}
    </Stack>
  );
}
