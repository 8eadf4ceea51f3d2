import ShipToIcon from '@mui/icons-material/LocalShippingOutlined';
import HelpIcon from '@mui/icons-material/HelpOutline';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { StatusTag } from '../../../shell/StatusTag.tsx';

const meanings = [
  ['progress', 'inProgress'],
  ['complete', 'complete'],
  ['cancelled', 'cancelled'],
  ['draft', 'draft'],
] as const;

/** What the colours and the marker of the list mean (specification §2 "Status legend tooltip"). */
export function StatusLegend() {
  const translate = useTranslate();
  const legend = (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      {meanings.map(([tone, word]) => (
        <StatusTag key={tone} tone={tone}>
          {translate(`invoiceActions.legend.${word}`)}
        </StatusTag>
      ))}
      <Stack component="span" direction="row" sx={{ gap: 0.5, alignItems: 'center' }}>
        <ShipToIcon fontSize="small" />
        {translate('invoiceActions.legend.shipTo')}
      </Stack>
    </Stack>
  );
  return (
    <Tooltip title={legend} describeChild>
      <IconButton aria-label={translate('invoiceActions.legend.open')}>
        <HelpIcon />
      </IconButton>
    </Tooltip>
  );
}
