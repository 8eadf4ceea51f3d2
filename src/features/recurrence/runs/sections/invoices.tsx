import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { runCalls } from '../../../../../dataProvider/calls/runs.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import type { OwnSectionProps } from '../../../../generate/show/OwnSection.tsx';
import { RelatedRows } from '../../../../generate/show/RelatedRows.tsx';
import { pageProperty } from '../../../../generate/properties.ts';
import { Section } from '../../../../generate/Section.tsx';
import { QueryResult } from '../../../../shell/feedback/QueryResult.tsx';

const issued = ['number', 'service_buyer', 'due_date', 'amount'];

/** The invoices of a run: those still held with reason, then issued ones. */
export default function Invoices({ record }: OwnSectionProps) {
  const translate = useTranslate();
  const http = useHttp();
  const query = useInfiniteQuery({
    queryKey: ['runs', record.id, 'invoices'],
    queryFn: ({ pageParam, signal }) => runCalls(http).invoices(record.id, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total = 0 }, pages) =>
      pages.reduce((sum, { data }) => sum + data.length, 0) < total ? pages.length + 1 : undefined,
    retry: false,
  });
  return (
    <Section title={translate('runs.invoices.title')}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <QueryResult query={query} height={160}>
          {({ pages }) => {
            const rows = pages.flatMap(({ data }) => data);
            const isAside = rows.some(({ held_because: why }) => why !== undefined);
            const columns = [...issued, ...(isAside ? ['held_because'] : [])];
            if (rows.length === 0) {
              return <Typography color="textSecondary">{translate('runs.invoices.none')}</Typography>;
            }
            return (
              <>
                <RelatedRows
                  resource={invoices}
                  columns={columns.map((path) => pageProperty(invoices, path))}
                  rows={rows}
                />
                {query.hasNextPage && (
                  <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()} sx={{ mt: 1 }}>
                    {translate('runs.invoices.more')}
                  </Button>
                )}
              </>
            );
          }}
        </QueryResult>
      </Box>
    </Section>
  );
}
