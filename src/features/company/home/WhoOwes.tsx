import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { Home, HomeOwing } from '../../../../dataProvider/calls/home.ts';
import { owedList } from '../../../../domain/company/home/lists.ts';
import { daysBetween } from '../../../../domain/dates/date.ts';
import { relativeDay } from '../../../../domain/dates/relativeDay.ts';
import { today as todayAt } from '../../../../domain/dates/today.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { useMe } from '../../../access/useMe.ts';
import { useCreatePath } from '../../../data/createPath.ts';
import { mayWith, reportOf } from '../../../data/reports.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { zone } from '../../../i18n/zone.ts';
import { HomeCard } from './HomeCard.tsx';
import { useCounted } from './useCounted.ts';
import { useListPath } from './useListPath.ts';

/** Forms are large, and few mails are sent from here. */
const RemindOwing = lazy(() => import('./RemindOwing.tsx'));

/** The clients with overdue invoices: how much, how late, what was last done, and their invoices. */
export function WhoOwes({ home: { owing, today } }: { readonly home: Home }) {
  const translate = useTranslate();
  const ageing = useAgeingPath();
  return (
    <HomeCard
      title={translate('home.owing.title')}
      beside={
        ageing && (
          <MuiLink component={Link} to={ageing} variant="caption">
            {translate('reports.ageing.name')}
          </MuiLink>
        )
      }
    >
      {owing.length === 0 && <p className="home-quiet">{translate('home.owing.none')}</p>}
      <ul className="home-rows owing-rows">
        {owing.map((each) => (
          <OwingRow key={`${each.payer.uuid} ${each.currency}`} owing={each} today={today} />
        ))}
      </ul>
    </HomeCard>
  );
}

/** Returns the path of the report of ages, for users who may read it. */
export function useAgeingPath(): string | undefined {
  const me = useMe();
  const report = reportOf('ageing');
  return report && mayWith(me, 'company', report, 'list') ? `/company/reports/${report.name}` : undefined;
}

function OwingRow({ owing, today }: { readonly owing: HomeOwing; readonly today: string }) {
  const translate = useTranslate();
  const language = useLanguage();
  const counted = useCounted();
  const listPath = useListPath();
  const createPath = useCreatePath();
  const { payer, currency, amount, count, oldest, invoice } = owing;
  const to = invoice
    ? createPath({ resource: 'invoices', id: invoice, type: 'show' })
    : listPath('invoices', owedList(payer.uuid, currency));
  return (
    <li className="owing">
      <div className="owing-who">
        {to ? (
          <MuiLink component={Link} to={to} color="inherit" underline="hover">
            {payer.name}
          </MuiLink>
        ) : (
          payer.name
        )}
        <small>{counted('home.invoices', count)}</small>
      </div>
      <div className="owing-amount figures">
        {formatMoney(amount, currency, language)}
        <small data-urgent>{translate('home.owing.late', { smart_count: daysBetween(oldest, today) })}</small>
      </div>
      <small className="owing-last">
        <LastDone owing={owing} today={today} />
      </small>
      <OwingAction owing={owing} to={to} />
    </li>
  );
}

/** Reminds the client of all that is overdue; who may not send sees the invoices. */
function OwingAction({ owing, to }: { readonly owing: HomeOwing; readonly to: string | undefined }) {
  const translate = useTranslate();
  const me = useMe();
  const [isOpen, setOpen] = useState(false);
  const { payer, currency, count } = owing;
  const of = <span className="visually-hidden">{`, ${payer.name}, ${currency}`}</span>;
  if (me?.permissions.includes('invoices:send'))
    return (
      <>
        <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {translate('resources.invoices.actions.remind.name')}
          {of}
        </Button>
        {isOpen && (
          <Suspense fallback={null}>
            <RemindOwing owing={owing} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </>
    );
  return (
    to && (
      <Button component={Link} to={to} variant="outlined" size="small">
        {translate('home.owing.see', { smart_count: count })}
        {of}
      </Button>
    )
  );
}

/** The later of the last mail and the last payment. */
function LastDone({ owing: { mailed_at: mailedAt, paid_on: paid }, today }: { owing: HomeOwing; today: string }) {
  const translate = useTranslate();
  const language = useLanguage();
  const mailed = mailedAt && todayAt(new Date(mailedAt), zone());
  const day = [mailed, paid]
    .flatMap((each) => each || [])
    .toSorted()
    .at(-1);
  if (day === undefined) return translate('home.owing.notMailed');
  const when = relativeDay(daysBetween(today, day), language);
  return translate(day === paid ? 'home.owing.paid' : 'home.owing.mailed', { when });
}
