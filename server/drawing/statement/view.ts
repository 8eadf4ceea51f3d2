import type { Translate } from '../../../domain/kinds/codec.ts';
import { ageText } from '../../../domain/reports/ageText.ts';
import { clientStatement } from '../../../domain/payments/statement/clientStatement.ts';
import { shownRows } from '../../../domain/payments/statement/statementRows.ts';
import { wordAt } from '../../../domain/words/tree.ts';
import { statementAges } from '../../../schemas/parts/payments/statement.ts';
import reportEn from '../../../locales/en/report.json' with { type: 'json' };
import en from '../../../locales/en/statement.json' with { type: 'json' };
import reportEs from '../../../locales/es/report.json' with { type: 'json' };
import es from '../../../locales/es/statement.json' with { type: 'json' };
import reportPt from '../../../locales/pt/report.json' with { type: 'json' };
import pt from '../../../locales/pt/statement.json' with { type: 'json' };
import type { DocumentLocale } from '../request.ts';
import { formatsOf } from '../text/format.ts';
import { fill } from '../text/labels.ts';
import { sheetView, type SheetView } from '../view/sheet.ts';
import type { StatementRequest } from './request.ts';

/** The columns of the table, in their order. */
export const statementColumns = ['day', 'what', 'charge', 'payment', 'balance'] as const;

type Row = Record<(typeof statementColumns)[number], string>;

/** The content of a statement of account, on the sheet of a template. */
export interface StatementView extends SheetView {
  header_row: Row;
  opening: { label: string; amount: string };
  rows: Row[];
  /** Instead of rows. */
  none: string | null;
  closing: { label: string; amount: string };
  credit: { label: string; amount: string } | null;
  ageing: { title: string; ages: { label: string; amount: string }[] };
}

const texts = {
  pt: { statement: pt, report: reportPt },
  en: { statement: en, report: reportEn },
  es: { statement: es, report: reportEs },
};

const translatorIn =
  (locale: DocumentLocale): Translate =>
  (key, args = {}) =>
    fill(
      wordAt(texts[locale], key) ?? key,
      Object.fromEntries(Object.entries(args).map(([name, value]) => [name, String(value)])),
    );

/** Returns the content of a statement. Throws a RangeError if an amount is not decimal text. */
export function statementView({ template, locale, provider, client, statement }: StatementRequest): StatementView {
  const translate = translatorIn(locale);
  const words = texts[locale].statement;
  const { currency, from, to } = statement;
  const formats = formatsOf(locale, currency);
  const amount = (text: string | undefined) => (text === undefined ? '' : formats.amount(text));
  const sum = (label: string, text: string) => ({ label, amount: formats.money(text) });
  const period = fill(words.period, { from: formats.date(from), to: formats.date(to) });
  const hasCredit = /[1-9]/.test(statement.closing_credit);
  return {
    ...sheetView(
      {
        template,
        locale,
        provider,
        payer: client,
        title: words.title,
        number: `${period} · ${currency}`,
        heading: `${words.title}: ${client.name}`,
        roles: { provider: words.company, payer: words.client },
      },
      formats,
    ),
    header_row: {
      day: words.day,
      what: words.what,
      charge: words.charge,
      payment: words.payment,
      balance: `${words.balance} (${currency})`,
    },
    opening: { label: words.opening, amount: formats.amount(statement.opening_balance) },
    rows: shownRows(clientStatement(statement), translate).map(({ day, what, charge, payment, beside, balance }) => ({
      day: formats.date(day),
      what: beside === undefined ? what : `${what} (${formats.money(beside)})`,
      charge: amount(charge),
      payment: amount(payment),
      balance: formats.amount(balance),
    })),
    none: statement.rows.length === 0 ? words.none : null,
    closing: sum(words.closing, statement.closing_balance),
    credit: hasCredit ? sum(words.closingCredit, statement.closing_credit) : null,
    ageing: {
      title: fill(words.ageing, { date: formats.date(to) }),
      ages: statement.ageing.map(({ age, amount: open }) => ({
        label: ageText(statementAges, age, translate),
        amount: formats.amount(open),
      })),
    },
  };
}
