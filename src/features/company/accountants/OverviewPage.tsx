import Stack from '@mui/material/Stack';
import { useStore, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { type Overview, accountantCalls, type OverviewCompany } from '../../../../dataProvider/calls/accountants.ts';
import { EmptyState } from '../../../shell/feedback/EmptyState.tsx';
import { ErrorState } from '../../../shell/feedback/ErrorState.tsx';
import { SkeletonCards } from '../../../shell/feedback/SkeletonCards.tsx';
import { PageHeader } from '../../../shell/frame/PageHeader.tsx';
import { useDocumentTitle } from '../../../shell/frame/useDocumentTitle.ts';
import { CompanyList } from '../companyCards/CompanyList.tsx';
import { WelcomeCard } from '../../../areas/WelcomeCard.tsx';
import { CompanyFigures } from './CompanyFigures.tsx';
import { MonthOfCompanies } from './MonthOfCompanies.tsx';
import { monthIn } from './months.ts';
import { OverviewTable } from './OverviewTable.tsx';
import { OverviewTools, type OverviewView } from './OverviewTools.tsx';
import { WithdrawButton } from './WithdrawButton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useHttp } from '../../../data/useHttp.ts';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ExportDialog } from './ExportDialog.tsx';
import Add from '@mui/icons-material/Add';
import { RequestDialog } from './RequestDialog.tsx';

/** An accountant's companies: open, overdue and received amounts, and items that need attention. */
export function OverviewPage() {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const month = monthIn(search);
  const [view, setView] = useStore<OverviewView>('accountants.view', 'table');
  const { data, error, refetch, isPlaceholderData } = useOverview(month);
  if (data?.count === 0) return <NoCompanies />;
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader
        title={translate('shell.allCompanies')}
        actions={
          data && (
            <>
              <MonthOfCompanies companies={data.results.filter(({ access }) => access)} month={month} />
              <ExportButton companies={data.results.filter(({ access }) => access)} />
              <RequestButton />
            </>
          )
        }
      />
      <OverviewTools
        month={month}
        view={view}
        onMonth={(chosen) => setSearch(chosen === undefined ? {} : { month: chosen })}
        onView={setView}
      />
      {error && <ErrorState message={error.message || undefined} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonCards count={1} height={360} />}
      {data && <Shown overview={data} view={view} isOld={isPlaceholderData} />}
    </Stack>
  );
}

function Shown({ overview, view, isOld }: { overview: Overview; view: OverviewView; isOld: boolean }) {
  if (view === 'table') return <OverviewTable overview={overview} isOld={isOld} />;
  return (
    <CompanyList
      figuresOf={(tenant) => {
        const company = overview.results.find((one) => one.tenant === tenant);
        if (!company) return null;
        if (company.access) return <CompanyFigures company={company} />;
        return (
          <Stack sx={{ height: '100%', alignItems: 'flex-start', justifyContent: 'flex-end', ml: -1 }}>
            <WithdrawButton company={company} />
          </Stack>
        );
      }}
    />
  );
}

/** No company has granted access yet: explains the area. */
function NoCompanies() {
  const translate = useTranslate();
  useDocumentTitle(translate('shell.dashboard'));
  return (
    <>
      <WelcomeCard area="accountants" />
      <EmptyState
        title={translate('shell.companies.empty')}
        hint={translate('shell.companies.emptyHint')}
        action={<RequestButton />}
      />
    </>
  );
}

/** Returns the accountant's companies with figures; the previous month stays while another loads. */
function useOverview(month: string | undefined) {
  const http = useHttp();
  return useQuery({
    queryKey: ['accountants', 'overview', month],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => accountantCalls(http).overview(month, signal),
    retry: false,
  });
}

/** Exports a list of several companies as one file. */
function ExportButton({ companies }: { readonly companies: readonly OverviewCompany[] }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        disabled={companies.length === 0}
        onClick={() => setOpen(true)}
      >
        {translate('ra.action.export')}
      </Button>
      {isOpen && <ExportDialog companies={companies} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Requests access to a company. */
function RequestButton() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
        {translate('accountants.request.name')}
      </Button>
      {isOpen && <RequestDialog onClose={() => setOpen(false)} />}
    </>
  );
}
