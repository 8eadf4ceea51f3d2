import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ToldPreview } from '../../../../../dataProvider/calls/contracts.ts';
import { formatDate } from '../../../../../domain/kinds/date.ts';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import '../../invoices/invoices.css';

/** What an amendment would change: all that is issued and to come before it and after, and each invoice it concerns. */
export function AmendmentPreview({ told }: { readonly told: ToldPreview }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { currency, concerned, before, after, occurrences } = told;
  const money = (amount: string) => formatMoney(amount, currency, language);
  const more = concerned - occurrences.length;
  return (
    <>
      <Typography role="status">{translate('contracts.amend.concerned', { smart_count: concerned })}</Typography>
      <table className="year-rows contract-invoices figures">
        <thead>
          <tr>
            <th scope="col">{translate('contracts.columns.number')}</th>
            <th scope="col">{translate('contracts.columns.due')}</th>
            <th scope="col">{translate('contracts.columns.standing')}</th>
            <th scope="col" data-align="right">
              {translate('contracts.amend.before')}
            </th>
            <th scope="col" data-align="right">
              {translate('contracts.amend.after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {occurrences.map((one) => (
            <tr key={one.occurrence}>
              <td>{one.occurrence}</td>
              <td>{formatDate(one.due_date, language)}</td>
              <td>{translate(`contracts.amend.standing.${one.status}`)}</td>
              <td data-align="right">{money(one.before.total)}</td>
              <td data-align="right">{money(one.after.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {more > 0 && (
            <tr>
              <td colSpan={5}>{translate('contracts.amend.more', { smart_count: more })}</td>
            </tr>
          )}
          <tr>
            <th scope="row" colSpan={3}>
              {translate('contracts.amend.all')}
            </th>
            <td data-align="right">{money(before.total)}</td>
            <td data-align="right">{money(after.total)}</td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}
