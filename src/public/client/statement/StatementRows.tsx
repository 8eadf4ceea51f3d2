import { formatDate } from '../../../../domain/kinds/date.ts';
import { formatDecimal } from '../../../../domain/kinds/decimal.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { negate } from '../../../../domain/money/negate.ts';
import { shownRows } from '../../../../domain/payments/statement/statementRows.ts';
import { ageText } from '../../../../domain/reports/ageText.ts';
import { statementAges } from '../../../../schemas/parts/payments/statement.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useOpenWords } from '../../../i18n/openWords.ts';
import type { PublicStatement } from './publicStatement.ts';

/** A cell needs a text. */
const blank = '\u00a0';

/** The rows of a statement between its balances, and what is open by age. A phone has the date beneath the entry. */
export function StatementRows({ statement }: { readonly statement: PublicStatement }) {
  const t = useOpenWords();
  const language = useLanguage();
  const { from, to, currency, closing_credit: credit } = statement;
  const decimals = decimalsOf(currency);
  const figure = (amount: string) => formatDecimal(amount, language, { least: decimals, most: decimals });
  const date = (day: string) => formatDate(day, language);
  const rows = shownRows(statement, t);
  const balance = (day: string, name: string, amount: string) => (
    <tr className="client-balance">
      <td className="wide">{date(day)}</td>
      <th scope="row">{t(`statement.${name}`)}</th>
      <td className="wide" colSpan={2}>
        {blank}
      </td>
      <td className="narrow">{blank}</td>
      <td>{figure(amount)}</td>
    </tr>
  );
  return (
    <>
      <table className="figures" aria-labelledby="statement-title">
        <thead>
          <tr>
            <th className="wide">{t('statement.day')}</th>
            <th>{t('statement.what')}</th>
            <th className="wide">{t('statement.charge')}</th>
            <th className="wide">{t('statement.payment')}</th>
            <th className="narrow">{t('statement.amount')}</th>
            <th>{`${t('statement.balance')} (${currency})`}</th>
          </tr>
        </thead>
        <tbody>
          {balance(from, 'opening', statement.opening_balance)}
          {rows.map((row, place) => (
            <tr key={place}>
              <td className="wide">{date(row.day)}</td>
              <td>
                {row.what}
                {row.beside && ` (${formatMoney(row.beside, currency, language)})`}
                <span className="narrow client-day">{date(row.day)}</span>
              </td>
              <td className="wide">{row.charge && figure(row.charge)}</td>
              <td className="wide">{row.payment && figure(row.payment)}</td>
              <td className="narrow">{row.charge ? figure(row.charge) : row.payment && figure(negate(row.payment))}</td>
              <td>{figure(row.balance)}</td>
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td className="public-note" colSpan={6}>
                {t('statement.none')}
              </td>
            </tr>
          )}
          {balance(to, 'closing', statement.closing_balance)}
          {/[1-9]/.test(credit) && balance(to, 'closingCredit', credit)}
        </tbody>
      </table>
      <h3>{t('statement.ageing', { date: date(to) })}</h3>
      <dl className="client-ages">
        {statement.ageing.map(({ age, amount }) => (
          <div key={age}>
            <dt>{ageText(statementAges, age, t)}</dt>
            <dd className="figures">{figure(amount)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
