import { Readable } from 'node:stream';
import type { FileColumn, FileWords } from '../../../../domain/lists/fileColumns.ts';
import type { Statement } from '../../../../domain/payments/statement/statement.ts';
import { shownRows } from '../../../../domain/payments/statement/statementRows.ts';
import entities from '../../../../schemas/resources/clients/entities.ts';
import { csvOf } from '../../../engine/export/exportPages.ts';
import { xlsxOf } from '../../../engine/export/workbook.ts';

const money = { type: 'string', kind: 'money' } as const;
const properties = {
  day: { type: 'string', format: 'date' },
  what: { type: 'string' },
  due_date: { type: 'string', format: 'date' },
  currency: { type: 'string' },
  charge: money,
  payment: money,
  beside: money,
  balance: money,
} as const;

const columns = Object.entries(properties).map(([path, property]): FileColumn => ({
  resource: entities.name,
  path,
  property,
  words: `statement.${path}`,
}));

/** Returns a statement as a table: its first and last rows are the balances. */
export function statementFile(statement: Statement, format: 'csv' | 'xlsx', words: FileWords): Readable {
  const { translate } = words;
  const { from, to, currency, opening_balance: opening, closing_balance: closing } = statement;
  const rows = [
    { day: from, what: translate('statement.opening'), balance: opening },
    ...shownRows(statement, translate),
    { day: to, what: translate('statement.closing'), balance: closing },
  ];
  const pages = Readable.from([rows.map((row) => ({ ...row, currency }))]);
  return format === 'xlsx'
    ? xlsxOf(pages, columns, words, translate('statement.title'))
    : Readable.from(csvOf(pages, columns, words));
}
