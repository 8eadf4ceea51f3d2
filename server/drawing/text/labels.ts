import en from '../../../locales/en/document.json' with { type: 'json' };
import es from '../../../locales/es/document.json' with { type: 'json' };
import pt from '../../../locales/pt/document.json' with { type: 'json' };
import figuresEn from '../../../locales/en/figures.json' with { type: 'json' };
import figuresEs from '../../../locales/es/figures.json' with { type: 'json' };
import figuresPt from '../../../locales/pt/figures.json' with { type: 'json' };
import type { DocumentLocale } from '../request.ts';

/**
 * The texts of a document, with the names of figures that all screens share; the files of all languages have the same
 * keys.
 */
export type Labels = typeof pt & { readonly figures: typeof figuresPt };

const labels: Record<DocumentLocale, Labels> = {
  pt: { ...pt, figures: figuresPt },
  en: { ...en, figures: figuresEn },
  es: { ...es, figures: figuresEs },
};

/** Between the two languages of a label; the heading of a table breaks here. */
export const between = ' / ';

/**
 * Returns the texts of a document in a language, or its labels in two: "Data / Date". Sentences and the cells of tables
 * have only the first.
 */
export function labelsOf(locale: DocumentLocale, second = locale): Labels {
  if (second === locale) return labels[locale];
  const { facts, parties, lines, totals, contract, taxes, way, notes, payment, settled, figures } = labels[locale];
  const { fixed, EE, EI, IE, II } = taxes;
  const other = labels[second];
  return {
    ...labels[locale],
    facts: inBoth(facts, other.facts),
    parties: inBoth(parties, other.parties),
    lines: inBoth(lines, other.lines),
    totals: inBoth(totals, other.totals),
    contract: { ...inBoth(contract, other.contract), II: contract.II },
    taxes: { ...inBoth(taxes, other.taxes), fixed, EE, EI, IE, II },
    way: {
      ...way,
      title: both(way.title, other.way.title),
      cost: inBoth(way.cost, other.way.cost),
      net: inBoth(way.net, other.way.net),
    },
    notes: inBoth(notes, other.notes),
    settled: { ...inBoth(settled, other.settled), paid_on: settled.paid_on, credited_on: settled.credited_on },
    payment: { ...payment, account: both(payment.account, other.payment.account) },
    figures: inBoth(figures, other.figures),
  };
}

const both = (one: string, other: string): string => (one === other ? one : `${one}${between}${other}`);

function inBoth<Texts extends Readonly<Record<string, string>>>(one: Texts, other: Texts): Texts {
  return Object.fromEntries(
    Object.entries(one).map(([name, text]) => [name, both(text, other[name] ?? text)]),
  ) as Texts;
}

/** Fills the `%{name}` placeholders of a label. Throws for a placeholder without a value. */
export function fill(label: string, values: Readonly<Record<string, string>>): string {
  return label.replace(/%\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for %{${name}} in "${label}"`);
    return value;
  });
}
