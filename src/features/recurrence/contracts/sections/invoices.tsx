import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { countedStatuses } from '../../../../../domain/lists/summary.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { useCreatePath } from '../../../../data/createPath.ts';
import { Section } from '../../../../generate/Section.tsx';
import { useMay } from '../../../../access/useMay.ts';
import type { ContractSectionProps } from '../actions/dialogProps.ts';
import { ContractInvoices } from '../invoices/ContractInvoices.tsx';

/** Issued, next and scheduled invoices, for users who may list them. */
export default function Invoices({ record }: ContractSectionProps) {
  const translate = useTranslate();
  const list = useCreatePath()({ resource: invoices.name, type: 'list' });
  if (!useMay(invoices.name, 'list')) return null;
  // Without a status the list leaves scheduled ones out.
  const filter = JSON.stringify({ contract_uuid: record.uuid, status: countedStatuses(invoices).join(',') });
  return (
    <Section
      title={translate('contracts.timeline.title')}
      actions={
        <Button component={Link} to={`${list}?${new URLSearchParams({ filter, sort: 'due_date', order: 'ASC' })}`}>
          {translate('generate.related.all', { total: record.frequency })}
        </Button>
      }
    >
      <Box sx={{ gridColumn: '1 / -1' }}>
        <ContractInvoices of={record} />
      </Box>
    </Section>
  );
}
