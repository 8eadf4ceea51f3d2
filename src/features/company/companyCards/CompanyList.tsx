import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId, useState, type ReactNode } from 'react';
import { EmptyState } from '../../../shell/feedback/EmptyState.tsx';
import { ErrorState } from '../../../shell/feedback/ErrorState.tsx';
import { SkeletonCards } from '../../../shell/feedback/SkeletonCards.tsx';
import { SearchField } from '../../../shell/SearchField.tsx';
import { CompanyCard } from './CompanyCard.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Company } from '../../../../schemas/resources/company/companies.ts';
import { companyCalls } from '../../../../dataProvider/calls/companies.ts';
import { http } from '../../../access/console.ts';

const pageSizes = [5, 10, 25, 50];
/** Paging appears above this number of companies (specification §9). */
const sizesFrom = 6;
/** The height of a card with a one-line name. */
const cardHeight = 338;

interface CompanyListProps {
  /** Additional content of a company's card, by short name. */
  readonly figuresOf?: (tenant: string) => ReactNode;
}

/** The companies that the user may enter, as cards with search and pages. */
export function CompanyList({ figuresOf }: CompanyListProps) {
  const translate = useTranslate();
  const id = useId();
  const [query, setQuery] = useState<CompanyQuery>({ search: '', page: 1, per_page: 10 });
  const { data, isPending, isError, error, refetch } = useCompanies(query);
  return (
    <section aria-labelledby={id}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <Typography id={id} variant="h3" component="h2" sx={{ flex: 1 }}>
          {translate('shell.companies.title')}
        </Typography>
        <SearchField
          label={translate('shell.companies.search')}
          applied={query.search}
          onSearch={(search) => setQuery((now) => ({ ...now, search, page: 1 }))}
        />
      </Stack>
      {isError && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {data?.total === 0 && (
        <EmptyState
          title={translate(query.search ? 'shell.companies.noneFound' : 'shell.companies.empty', query)}
          hint={translate(query.search ? 'shell.companies.noneFoundHint' : 'shell.companies.emptyHint')}
        />
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))' }}>
        {isPending && <SkeletonCards height={cardHeight} />}
        {data?.companies.map((company) => (
          <CompanyCard key={company.uuid} company={company}>
            {figuresOf?.(company.tenant)}
          </CompanyCard>
        ))}
      </Box>
      {data && data.total > sizesFrom && (
        <TablePagination
          component="div"
          count={data.total}
          page={query.page - 1}
          rowsPerPage={query.per_page}
          rowsPerPageOptions={pageSizes}
          labelRowsPerPage={translate('shell.companies.perPage')}
          labelDisplayedRows={({ from, to, count }) =>
            translate('ra.navigation.page_range_info', { offsetBegin: from, offsetEnd: to, total: count })
          }
          getItemAriaLabel={(type) => translate(`ra.navigation.${type}`)}
          onPageChange={(_, page) => setQuery((now) => ({ ...now, page: page + 1 }))}
          onRowsPerPageChange={({ target }) => setQuery((now) => ({ ...now, page: 1, per_page: Number(target.value) }))}
          sx={{ border: 0, mt: 1 }}
        />
      )}
    </section>
  );
}

interface CompanyQuery {
  readonly search: string;
  readonly page: number;
  readonly per_page: number;
}

interface CompanyPage {
  readonly companies: readonly Company[];
  readonly total: number;
}

/** Returns a page of the companies that the user may enter; the previous page stays while loading. */
function useCompanies(query: CompanyQuery) {
  return useQuery({
    queryKey: ['companies', 'access', query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<CompanyPage> => {
      const { data, total } = await companyCalls(http).access(query, signal);
      return { companies: data as (Company & (typeof data)[number])[], total };
    },
  });
}
