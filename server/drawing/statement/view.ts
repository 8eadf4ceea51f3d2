import type { Translate } from '../../../domain/kinds/codec.ts';
import { ageText } from '../../../domain/reports/ageText.ts';
import { shownRows } from '../../../domain/payments/statement/statementRows.ts';
import { wordAt } from '../../../domain/words/tree.ts';
import { statementAges } from '../../../schemas/parts/payments/statement.ts';
import reportEn from '../../../locales/en/report.json' with { type: 'json' };
import en from '../../../locales/en/statement.json' with { type: 'json' };
import reportEs from '../../../locales/es/report.json' with { type: 'json' };
import es from '../../../locales/es/statement.json' with { type: 'json' };
import reportPt from '../../../locales/pt/report.json' with { type: 'json' };
import pt from '../../../locales/pt/statement.json' with { type: 'json' };
import { builtInTemplate, defaultTemplate, designOf } from '../builtIn/builtIn.ts';
import { marginsView, type MarginsView } from '../layout/margins.ts';
import type { DocumentLocale } from '../request.ts';
import { looksIn, type Looks } from '../receipt/looks.ts';
import { formatsOf } from '../text/format.ts';
import { fill, labelsOf } from '../text/labels.ts';
import { monogram, partyView, type PartyView } from '../view/party.ts';
import type { DocumentView } from '../view/view.ts';
import type { StatementRequest } from './request.ts';

/** The columns of the table, in their order. */
export const statementColumns = ['day', 'what', 'charge', 'payment', 'balance'] as const;

type Row = Record<(typeof statementColumns)[number], string>;

/** The content of a statement of account, on the sheet of a template. */
export interface StatementView
  extends
    Pick<
      DocumentView,
      'lang' | 'heading' | 'title' | 'number' | 'company' | 'monogram' | 'logo' | 'status' | 'watermark'
    >,
    MarginsView {
  looks: Looks;
  parties: PartyView[];
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
  const labels = labelsOf(locale);
  const translate = translatorIn(locale);
  const words = texts[locale].statement;
  const { currency, from, to } = statement;
  const formats = formatsOf(locale, currency);
  const amount = (text: string | undefined) => (text === undefined ? '' : formats.amount(text));
  const sum = (label: string, text: string) => ({ label, amount: formats.money(text) });
  const period = fill(words.period, { from: formats.date(from), to: formats.date(to) });
  const heading = `${words.title}: ${client.name}`;
  const hasCredit = /[1-9]/.test(statement.closing_credit);
  return {
    lang: locale,
    title: words.title,
    number: `${period} · ${currency}`,
    heading,
    company: provider.name,
    monogram: monogram(provider.name),
    logo: labels.logo,
    status: null,
    watermark: null,
    // The margins of another template may name what only an invoice has.
    ...marginsView(builtInTemplate(defaultTemplate), locale, { document: heading, company: provider.name }),
    looks: looksIn(designOf(template)),
    parties: [
      partyView(provider, { side: 'provider', role: words.company }, labels, formats),
      partyView(client, { side: 'payer', role: words.client }, labels, formats),
    ],
    header_row: {
      day: words.day,
      what: words.what,
      charge: words.charge,
      payment: words.payment,
      balance: `${words.balance} (${currency})`,
    },
    opening: { label: words.opening, amount: formats.amount(statement.opening_balance) },
    rows: shownRows(statement, translate).map(({ day, what, charge, payment, beside, balance }) => ({
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
