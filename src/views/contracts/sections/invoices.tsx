import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Section } from '../../../generate/Section.tsx';
import { useMay } from '../../../access/useMay.ts';
import type { ContractSectionProps } from '../actions/dialogProps.ts';
import { ContractInvoices } from '../invoices/ContractInvoices.tsx';

/** What was issued, what is next, and what is to come, for whoever may list invoices. */
export default function Invoices({ record }: ContractSectionProps) {
  const translate = useTranslate();
  if (!useMay('invoices', 'list')) return null;
  return (
    <Section title={translate('contracts.timeline.title')}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <ContractInvoices of={record} />
      </Box>
    </Section>
  );
}
