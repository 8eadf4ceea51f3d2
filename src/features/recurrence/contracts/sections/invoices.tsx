import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Section } from '../../../../generate/Section.tsx';
import { useMay } from '../../../../access/useMay.ts';
import type { ContractSectionProps } from '../actions/dialogProps.ts';
import { ContractInvoices } from '../invoices/ContractInvoices.tsx';

/** Issued, next and scheduled invoices, for users who may list them. */
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
