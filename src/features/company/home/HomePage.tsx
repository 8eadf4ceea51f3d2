import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useStore, useTranslate } from 'react-admin';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Home } from '../../../../dataProvider/calls/home.ts';
import { session } from '../../../access/console.ts';
import { homeQuery } from '../../../data/homeQuery.ts';
import { useHttp } from '../../../data/useHttp.ts';
import { ErrorState } from '../../../shell/feedback/ErrorState.tsx';
import { SkeletonCards } from '../../../shell/feedback/SkeletonCards.tsx';
import { PageHeader } from '../../../shell/frame/PageHeader.tsx';
import { useDocumentTitle } from '../../../shell/frame/useDocumentTitle.ts';
import { whenIdle } from '../../../shell/whenIdle.ts';
import { deferredCompanyList as CompanyList } from '../companyCards/deferredCompanyList.ts';
import { type Figure, FigureCard, FigureColumn } from './FigureCard.tsx';
import { Greeting } from './Greeting.tsx';
import { heights, HomeSkeleton } from './HomeSkeleton.tsx';
import { NeedsYou } from './NeedsYou.tsx';
import { useHomeFigures } from './useHomeFigures.ts';
import { useAgeingPath, WhoOwes } from './WhoOwes.tsx';
import './home.css';

// The chart, and parts that few see or that are below the others: their code follows the figures.
const ComesNext = lazy(async () => ({ default: (await import('./ComesNext.tsx')).ComesNext }));
const FirstSteps = lazy(async () => ({ default: (await import('./FirstSteps.tsx')).FirstSteps }));
const Latest = lazy(async () => ({ default: (await import('./Latest.tsx')).Latest }));

/** A company's home page: what is earned, who is late, what comes next; and the user's other companies. */
export function HomePage() {
  const translate = useTranslate();
  useDocumentTitle(translate('shell.dashboard'));
  const http = useHttp();
  const { data, error, refetch } = useQuery(homeQuery(http));
  // Keeps the page's size for the next load.
  const [currencies, setCurrencies] = useStore('home.currencies', 1);
  useEffect(() => {
    if (data) setCurrencies(data.figures.length);
  }, [data, setCurrencies]);
  const hasSeveral = (session.me()?.references.tenant.length ?? 0) > 1;
  return (
    <div className="home">
      {data && <HomeParts home={data} />}
      {!data && error && (
        <div>
          <PageHeader title={translate('shell.dashboard')} />
          <ErrorState message={error.message || undefined} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !error && <HomeSkeleton currencies={currencies} />}
      {hasSeveral && (
        <Suspense fallback={null}>
          <CompanyList />
        </Suspense>
      )}
    </div>
  );
}

function HomeParts({ home }: { readonly home: Home }) {
  const { company, steps, has_issued: hasIssued, figures, latest } = home;
  const isNew = !hasIssued && steps !== undefined;
  const hasFigures = hasIssued || figures.length > 0;
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    <>
      <Greeting company={company} />
      {isNew && (
        <Suspense fallback={null}>
          <FirstSteps done={steps} />
        </Suspense>
      )}
      {hasFigures && <Overview home={home} />}
      {isIdle && (!isNew || latest.length > 0) && (
        <Suspense fallback={null}>
          <Latest rows={latest} />
        </Suspense>
      )}
    </>
  );
}

const phone = '(max-width: 599.95px)';

/** The figures and what follows from them. On phones what is overdue comes first, and what is expected with its weeks. */
function Overview({ home }: { readonly home: Home }) {
  const translate = useTranslate();
  const isPhone = useMediaQuery(phone, { noSsr: true });
  const ageing = useAgeingPath();
  const figures = useHomeFigures(home);
  const named = (name: string) => figures.filter((figure) => figure.name === name);
  const seeWhoOwes = ageing && home.owing.length > 0 && (
    <Button component={Link} to={ageing} variant="outlined" size="small" sx={{ mt: 1 }}>
      {translate('home.owing.seeWho')}
    </Button>
  );
  const overdue = named('overdue').map((figure) => ({ ...urgentFirst(figure), action: seeWhoOwes }));
  const onPhone = [...overdue, ...named('due'), ...named('received')];
  return (
    <>
      <FigureCard label={translate('home.figures')} figures={isPhone ? onPhone : figures} />
      <div className="home-parts">
        <div className="home-part">
          <NeedsYou home={home} />
        </div>
        <div className="home-part">
          <Suspense fallback={<SkeletonCards count={1} height={heights.next} />}>
            <ComesNext home={home}>
              {isPhone &&
                named('expected').map((figure) => (
                  <FigureColumn key={figure.name} figure={figure} longest={figure.amount.length} />
                ))}
            </ComesNext>
          </Suspense>
          <WhoOwes home={home} />
        </div>
      </div>
    </>
  );
}

/** Returns a figure that begins with another currency, if only others are urgent. */
function urgentFirst(figure: Figure): Figure {
  const { others = [] } = figure;
  const first = figure.isUrgent ? undefined : others.find(({ isUrgent }) => isUrgent);
  if (!first) return figure;
  const { money: amount, to } = first;
  return { ...figure, amount, to, note: undefined, isUrgent: true, others: others.filter((each) => each !== first) };
}
