import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatDate } from '../../../../../domain/kinds/date.ts';
import { formatDecimal } from '../../../../../domain/kinds/decimal.ts';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import { decimalsOf } from '../../../../../domain/money/decimals.ts';
import { negate } from '../../../../../domain/money/negate.ts';
import type { Statement } from '../../../../../domain/payments/statement/statement.ts';
import { shownRows, type ShownRow } from '../../../../../domain/payments/statement/statementRows.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { useCreatePath } from '../../../../data/createPath.ts';
import { useLanguage } from '../../../../i18n/language.ts';

/** Only with room for all columns; a phone has the date beneath the entry, and one column of amounts. */
const wide = { display: { xs: 'none', sm: 'table-cell' } };
const narrow = { display: { xs: 'table-cell', sm: 'none' } };

/** The rows of a statement between its balances. */
export function StatementTable({ statement }: { readonly statement: Statement }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { currency, opening_balance: opening, closing_balance: closing, closing_credit: credit } = statement;
  const decimals = decimalsOf(currency);
  const figure = (amount: string) => formatDecimal(amount, language, { least: decimals, most: decimals });
  const rows = shownRows(statement, translate);
  const heading = (name: string) => translate(`statement.${name}`);
  return (
    <Table
      size="small"
      aria-label={translate('statement.title')}
      className="figures"
      sx={{
        '& .MuiTableCell-root': { px: { xs: 0.5, sm: 1.5 } },
        '& .MuiTableCell-alignRight': { whiteSpace: 'nowrap' },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell sx={wide}>{heading('day')}</TableCell>
          <TableCell>{heading('what')}</TableCell>
          <TableCell align="right" sx={wide}>
            {heading('charge')}
          </TableCell>
          <TableCell align="right" sx={wide}>
            {heading('payment')}
          </TableCell>
          <TableCell align="right" sx={narrow}>
            {heading('amount')}
          </TableCell>
          <TableCell align="right">{`${heading('balance')} (${currency})`}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <Balance label={heading('opening')} amount={figure(opening)} />
        {rows.map((row, place) => (
          <TableRow key={place}>
            <TableCell sx={{ ...wide, whiteSpace: 'nowrap' }}>{formatDate(row.day, language)}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>
              <Entry row={row} />
              {row.beside && ` (${formatMoney(row.beside, currency, language)})`}
              <Typography variant="caption" component="p" color="textSecondary" sx={{ display: { sm: 'none' } }}>
                {formatDate(row.day, language)}
              </Typography>
            </TableCell>
            <TableCell align="right" sx={wide}>
              {row.charge && figure(row.charge)}
            </TableCell>
            <TableCell align="right" sx={wide}>
              {row.payment && figure(row.payment)}
            </TableCell>
            <TableCell align="right" sx={narrow}>
              {row.charge ? figure(row.charge) : row.payment && figure(negate(row.payment))}
            </TableCell>
            <TableCell align="right">{figure(row.balance)}</TableCell>
          </TableRow>
        ))}
        {rows.length === 0 && (
          <TableRow>
            <TableCell sx={wide} />
            <TableCell colSpan={5}>
              <Typography color="textSecondary">{translate('statement.none')}</Typography>
            </TableCell>
          </TableRow>
        )}
      </TableBody>
      <TableFooter>
        <Balance label={heading('closing')} amount={figure(closing)} />
        {/[1-9]/.test(credit) && <Balance label={heading('closingCredit')} amount={figure(credit)} />}
      </TableFooter>
    </Table>
  );
}

/** The entry, with a link to its invoice. */
function Entry({ row: { what, invoice_uuid: invoice } }: { readonly row: ShownRow }) {
  const createPath = useCreatePath();
  if (invoice === undefined) return what;
  return (
    <Link component={RouterLink} to={createPath({ resource: invoices.name, type: 'show', id: invoice })}>
      {what}
    </Link>
  );
}

interface BalanceProps {
  readonly label: string;
  readonly amount: string;
}

function Balance({ label, amount }: BalanceProps) {
  const bold = { fontWeight: 600, color: 'text.primary', fontSize: '0.875rem' };
  return (
    <TableRow>
      <TableCell sx={wide} />
      <TableCell component="th" scope="row" sx={bold}>
        {label}
      </TableCell>
      <TableCell sx={wide} />
      <TableCell sx={wide} />
      <TableCell sx={narrow} />
      <TableCell align="right" sx={bold}>
        {amount}
      </TableCell>
    </TableRow>
  );
}
