import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { readHome, type Home } from '../../../../dataProvider/calls/home.ts';
import { session } from '../../../access/console.ts';
import { useHttp } from '../../../data/useHttp.ts';
import { ErrorState } from '../../../shell/feedback/ErrorState.tsx';
import { PageHeader } from '../../../shell/PageHeader.tsx';
import { useDocumentTitle } from '../../../shell/useDocumentTitle.ts';
import { CompanyList } from '../../companies/CompanyList.tsx';
import { Attention } from './Attention.tsx';
import { CompanyHeader } from './CompanyHeader.tsx';
import { Figures } from './Figures.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { beside, HomeSkeleton } from './HomeSkeleton.tsx';
import { Latest } from './Latest.tsx';
import { NextRun } from './NextRun.tsx';
import { Weeks } from './Weeks.tsx';

/** The home of a company: what it earns, who is late, what comes next; and the other companies of a user with several. */
export function HomePage() {
  const translate = useTranslate();
  useDocumentTitle(translate('shell.dashboard'));
  const http = useHttp();
  const { data, error, refetch } = useQuery({
    queryKey: ['home'],
    queryFn: ({ signal }) => readHome(http, signal),
    retry: false,
  });
  const hasSeveral = (session.me()?.references.tenant.length ?? 0) > 1;
  return (
    <Stack sx={{ gap: 3, containerType: 'inline-size' }}>
      {data && <Loaded home={data} />}
      {!data && error && (
        <div>
          <PageHeader title={translate('shell.dashboard')} />
          <ErrorState message={error.message || undefined} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !error && <HomeSkeleton />}
      {hasSeveral && <CompanyList />}
    </Stack>
  );
}

function Loaded({ home }: { readonly home: Home }) {
  const { company, steps, has_issued: hasIssued, figures, latest } = home;
  const isNew = !hasIssued && steps !== undefined;
  return (
    <>
      <CompanyHeader company={company} />
      {isNew && <FirstSteps done={steps} />}
      <Figures home={home} />
      {(hasIssued || figures.length > 0) && (
        <Box sx={beside}>
          <Weeks home={home} />
          <Stack sx={{ gap: 2 }}>
            <Attention home={home} />
            <NextRun home={home} />
          </Stack>
        </Box>
      )}
      {(!isNew || latest.length > 0) && <Latest rows={latest} />}
    </>
  );
}
