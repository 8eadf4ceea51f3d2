import MuiLink from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Home } from '../../../../dataProvider/calls/home.ts';
import { runCalls } from '../../../../dataProvider/calls/runs.ts';
import { dayText } from '../../../../domain/dates/dayText.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { useMay } from '../../../access/useMay.ts';
import { useCreatePath } from '../../../data/createPath.ts';
import { useHttp } from '../../../data/useHttp.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useCounted } from './useCounted.ts';

type Run = NonNullable<Home['next_run']>;

/** The next billing run with invoices, for users who may list runs. */
export function NextRun({ home: { next_run: run } }: { readonly home: Home }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  if (!useMay('runs', 'list')) return null;
  return (
    <div className="next-run">
      {run ? <RunSums run={run} /> : <p>{translate('home.noRun')}</p>}
      <MuiLink component={Link} to={createPath({ resource: 'runs', type: 'list' })} sx={{ py: 0.25 }}>
        {translate('home.next.preview')}
      </MuiLink>
    </div>
  );
}

/** The day of a run with what it issues and puts on hold, as the page of runs previews it. */
function RunSums({ run: { date, count } }: { readonly run: Run }) {
  const language = useLanguage();
  const counted = useCounted();
  const http = useHttp();
  const { data } = useQuery({
    queryKey: ['runs', 'preview', date],
    queryFn: ({ signal }) => runCalls(http).sumsOn(date, signal),
    retry: false,
  });
  const sumOf = (sums: readonly { readonly count: number }[]) => sums.reduce((sum, each) => sum + each.count, 0);
  const issued = data ? sumOf(data.days) : count;
  const held = data ? sumOf(data.held_days) : 0;
  const amounts = data?.days.map(({ amount, currency }) => formatMoney(amount, currency, language)) ?? [];
  return (
    <p>
      <strong>{dayText(date, language)}</strong>{' '}
      {[
        counted('home.next.issued', issued) + (amounts.length > 0 ? `: ${amounts.join(', ')}` : ''),
        ...(held > 0 ? [counted('home.next.held', held)] : []),
      ].join('; ')}
    </p>
  );
}
