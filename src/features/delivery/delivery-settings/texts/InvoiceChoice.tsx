import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { ReferenceBox } from '../../../../kinds/reference/ReferenceBox.tsx';
import { HintContext } from '../../../../kinds/shared/hint.ts';

/** Selects an issued invoice; none is the latest one. */
export function InvoiceChoice() {
  const translate = useTranslate();
  const input = {
    resource: 'delivery-settings',
    path: 'invoice',
    source: 'invoice',
    label: translate('resources.invoices.name', { smart_count: 1 }),
    property: { type: 'object' as const, required: ['uuid'], ref: 'invoices' },
    isFilter: true,
  };
  return (
    <Box sx={{ flex: 1, minWidth: 0, width: '100%' }}>
      <HintContext value={translate('delivery.preview.latest')}>
        <ReferenceBox input={input} filter={issued} />
      </HintContext>
    </Box>
  );
}

const issued = { status: ['billed', 'paid'] };
