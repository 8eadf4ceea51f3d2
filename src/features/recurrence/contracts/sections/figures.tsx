import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { plannedStatus } from '../../../../../domain/recurrence/schedule/plannedOccurrences.ts';
import { figuresOfAll } from '../../../../../domain/recurrence/schedule/progress.ts';
import { shownTerms, type ShownTerms } from '../../../../../domain/recurrence/amendments/shownTerms.ts';
import { TruthsSection } from '../../../../documents/figures/TruthsSection.tsx';
import { useMay } from '../../../../access/useMay.ts';
import type { ContractSectionProps } from '../actions/dialogProps.ts';
import { useContractInvoices } from '../invoices/useContractInvoices.ts';

/** The importer's and exporter's amounts of the next invoice, and of all. */
export default function Figures({ record }: ContractSectionProps) {
  const mayList = useMay('invoices', 'list');
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))' }}>
      {mayList ? <OfInvoices record={record} /> : <OfOne record={record} which="each" />}
    </Box>
  );
}

function OfOne({ record, which }: ContractSectionProps & { readonly which: ShownTerms }) {
  const translate = useTranslate();
  return <TruthsSection resource="contracts" record={record} title={translate(`contracts.figures.${which}`)} />;
}

/** Totals of all invoices at today's figures, because some may have been changed. */
function OfInvoices({ record }: ContractSectionProps) {
  const translate = useTranslate();
  const { data = [] } = useContractInvoices(record.uuid);
  const { currency } = record;
  const which = shownTerms(data.map((invoice) => ({ status: plannedStatus(invoice), total: invoice.total })));
  const figures = { currency, ...figuresOfAll(data, currency) };
  return (
    <>
      <OfOne record={record} which={which} />
      {data.length > 0 && (
        <TruthsSection resource="contracts" record={figures} title={translate('contracts.figures.term')} />
      )}
    </>
  );
}
