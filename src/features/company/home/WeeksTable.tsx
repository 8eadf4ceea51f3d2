import MuiLink from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { comingLists, type ListFilter } from '../../../../domain/company/home/lists.ts';
import { formatDate } from '../../../../domain/kinds/date.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useListPath } from './useListPath.ts';
import type { CurrencyWeek } from './weeksIn.ts';

interface WeeksTableProps {
  readonly currency: string;
  readonly weeks: readonly CurrencyWeek[];
}

/** The chart's columns as an expandable table; each links to its list. */
export function WeeksTable({ currency, weeks }: WeeksTableProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const listPath = useListPath();
  const cell = ({ amount, count }: CurrencyWeek['invoices'], list: ListFilter) => {
    const path = count > 0 ? listPath('invoices', list) : undefined;
    const text = count > 0 ? formatMoney(amount, currency, language) : '—';
    return (
      <td className="figures">
        {path === undefined ? (
          text
        ) : (
          <MuiLink component={Link} to={path}>
            {text}
          </MuiLink>
        )}
      </td>
    );
  };
  return (
    <details className="home-weeks">
      <summary>
        {translate('home.weeks.table')}
        <span className="visually-hidden">{` ${currency}`}</span>
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{translate('home.weeks.week')}</th>
            <th scope="col">{translate('home.weeks.invoices')}</th>
            <th scope="col">{translate('home.weeks.scheduled')}</th>
            <th scope="col">{translate('home.weeks.total')}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => {
            const lists = comingLists(currency, week);
            return (
              <tr key={week.from}>
                <td>{formatDate(week.from, language)}</td>
                {cell(week.invoices, lists.invoices)}
                {cell(week.scheduled, lists.scheduled)}
                <td className="figures">{formatMoney(week.amount, currency, language)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
