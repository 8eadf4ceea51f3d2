import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { figuresOfAll } from '../../../../domain/contracts/progress.ts';
import { TruthsSection } from '../../../documents/figures/TruthsSection.tsx';
import { useMay } from '../../../access/useMay.ts';
import type { ContractSectionProps } from '../actions/dialogProps.ts';
import { useContractInvoices } from '../invoices/useContractInvoices.ts';

/** What importer and exporter get of the next invoice, and of all of them. */
export default function Figures({ record }: ContractSectionProps) {
  const translate = useTranslate();
  const mayList = useMay('invoices', 'list');
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))' }}>
      <TruthsSection resource="contracts" record={record} title={translate('contracts.figures.each')} />
      {mayList && <OfTerm record={record} />}
    </Box>
  );
}

/** Of all invoices as they are or would be today: some may have been changed. */
function OfTerm({ record }: ContractSectionProps) {
  const translate = useTranslate();
  const { data } = useContractInvoices(record.uuid);
  if (!data) return null;
  const { currency } = record;
  const figures = { currency, ...figuresOfAll(data, currency) };
  return <TruthsSection resource="contracts" record={figures} title={translate('contracts.figures.term')} />;
}
