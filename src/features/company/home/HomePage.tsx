import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useStore, useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { readHome, type Home } from '../../../../dataProvider/calls/home.ts';
import { session } from '../../../access/console.ts';
import { useHttp } from '../../../data/useHttp.ts';
import { ErrorState } from '../../../shell/feedback/ErrorState.tsx';
import { PageHeader } from '../../../shell/frame/PageHeader.tsx';
import { useDocumentTitle } from '../../../shell/frame/useDocumentTitle.ts';
import { CompanyList } from '../companyCards/CompanyList.tsx';
import { CompanyHeader } from './CompanyHeader.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { Latest } from './Latest.tsx';
import { Overview } from './Overview.tsx';
import { Weeks } from './Weeks.tsx';

/** A company's home page: revenue, overdue and upcoming amounts; and the user's other companies. */
export function HomePage() {
  const translate = useTranslate();
  useDocumentTitle(translate('shell.dashboard'));
  const http = useHttp();
  const { data, error, refetch } = useQuery({
    queryKey: ['home'],
    queryFn: ({ signal }) => readHome(http, signal),
    retry: false,
  });
  // Keeps the page's size for the next load.
  const [currencies, setCurrencies] = useStore('home.currencies', 1);
  useEffect(() => {
    if (data) setCurrencies(data.figures.length);
  }, [data, setCurrencies]);
  const hasSeveral = (session.me()?.references.tenant.length ?? 0) > 1;
  return (
    <Stack sx={{ gap: 3, containerType: 'inline-size' }}>
      {data && <QueryResult home={data} />}
      {!data && error && (
        <div>
          <PageHeader title={translate('shell.dashboard')} />
          <ErrorState message={error.message || undefined} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !error && <HomeSkeleton currencies={currencies} />}
      {hasSeveral && <CompanyList />}
    </Stack>
  );
}

function QueryResult({ home }: { readonly home: Home }) {
  const { company, steps, has_issued: hasIssued, figures, latest } = home;
  const isNew = !hasIssued && steps !== undefined;
  return (
    <>
      <CompanyHeader company={company} />
      {isNew && <FirstSteps done={steps} />}
      {(hasIssued || figures.length > 0) && (
        <>
          <Overview home={home} />
          <Weeks home={home} />
        </>
      )}
      {(!isNew || latest.length > 0) && <Latest rows={latest} />}
    </>
  );
}
