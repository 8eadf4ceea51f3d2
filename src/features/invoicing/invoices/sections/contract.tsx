import Box from '@mui/material/Box';
import { useGetOne, useTranslate, type RaRecord } from 'react-admin';
import type { Contract as ContractRecord } from '../../../../../schemas/resources/recurrence/contracts.ts';
import contracts from '../../../../../schemas/resources/recurrence/contracts.ts';
import { useMay } from '../../../../access/useMay.ts';
import { usePagePath } from '../../../../data/pagePath.ts';
import { RowLink } from '../../../../generate/list/table/RowLink.tsx';
import { titleOf } from '../../../../generate/list/slots.ts';
import { FactGrid } from '../../../../generate/FactGrid.tsx';
import { Section } from '../../../../generate/Section.tsx';
import { QueryResult } from '../../../../shell/feedback/QueryResult.tsx';
import type { InvoiceSectionProps } from '../actions/dialogProps.ts';

/** The contract of an invoice, for users who may see it. */
export default function Contract({ record: { contract_uuid: uuid, occurrence } }: InvoiceSectionProps) {
  const mayShow = useMay(contracts.name, 'show');
  return mayShow && uuid ? <OfContract uuid={uuid} occurrence={occurrence} /> : null;
}

function OfContract({ uuid, occurrence }: { readonly uuid: string; readonly occurrence: number | undefined }) {
  const translate = useTranslate();
  const to = usePagePath(contracts)({ id: uuid });
  const query = useGetOne<ContractRecord & RaRecord<string>>(contracts.name, { id: uuid }, { retry: false });
  const name = translate('resources.contracts.name', { smart_count: 1 });
  return (
    <Section title={name}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <QueryResult query={query} height={48}>
          {(contract) => {
            const title = titleOf(contracts)(contract, translate);
            const often = translate(`resources.contracts.values.frequency_symbology.${contract.frequency_symbology}`);
            const place = translate('invoices.contract.of', { occurrence, frequency: contract.frequency });
            return (
              <FactGrid
                facts={[
                  { label: name, value: <RowLink to={to}>{title}</RowLink> },
                  { label: translate('invoices.contract.place'), value: place },
                  { label: translate('resources.contracts.fields.frequency_symbology'), value: often },
                ]}
              />
            );
          }}
        </QueryResult>
      </Box>
    </Section>
  );
}
