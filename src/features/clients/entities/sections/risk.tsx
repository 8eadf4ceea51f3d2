import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { readClientRisk } from '../../../../../dataProvider/calls/clientRisk.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { useMay } from '../../../../access/useMay.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import { Section } from '../../../../generate/Section.tsx';
import type { OwnSectionProps } from '../../../../generate/show/OwnSection.tsx';
import { QueryResult } from '../../../../shell/feedback/QueryResult.tsx';
import { RiskIn } from '../risk/RiskIn.tsx';

/** How late a client pays, and its highest open amount, by currency. */
export default function Risk({ record: { id } }: OwnSectionProps) {
  const translate = useTranslate();
  const http = useHttp();
  const mayList = useMay(invoices.name, 'list');
  const query = useQuery({
    queryKey: ['entities', 'risk', id],
    queryFn: ({ signal }) => readClientRisk(http, id, signal),
    enabled: mayList,
    retry: false,
  });
  if (!mayList) return null;
  return (
    <Section title={translate('documents.risk.title')}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <QueryResult query={query} height={96}>
          {({ results }) => (
            <>
              <Typography variant="caption" component="p" color="textSecondary">
                {translate(results.length > 0 ? 'documents.risk.period' : 'documents.risk.none')}
              </Typography>
              {results.map((risk) => (
                <RiskIn key={risk.currency} risk={risk} isNamed={results.length > 1} />
              ))}
            </>
          )}
        </QueryResult>
      </Box>
    </Section>
  );
}
