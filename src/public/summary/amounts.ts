import { adjustmentLabel, includedTaxes } from '../../../domain/documents/adjustmentRows.ts';
import { nameIn } from '../../../domain/documents/namesInLanguages.ts';
import { noteIn } from '../../../domain/documents/notesInLanguages.ts';
import { countryName } from '../../../domain/kinds/country.ts';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { formatPercent } from '../../../domain/kinds/percent.ts';
import type { Language } from '../../../domain/languages.ts';
import { boxOf, figureOfBox } from '../../../domain/taxes/boxes.ts';
import { joined } from '../../../domain/words/isolated.ts';
import type { Translate } from '../../i18n/openWords.ts';
import type { PublicDocument, PublicTaxSide, PublicTribute } from '../records/publicDocument.ts';

/** A row of a sum: an addition or deduction with its reason. */
export interface AmountRow {
  readonly sign: '' | '+' | '−';
  readonly label: string;
  readonly note?: string;
  /** Empty where a legal text stands instead. */
  readonly amount: string;
  /** Whether it is the result of the preceding rows. */
  readonly isResult?: boolean;
}

interface Words {
  readonly t: Translate;
  readonly language: Language;
}

type Side = PublicTaxSide['side'];

const isSome = (amount: string): boolean => /[1-9]/.test(amount);

/** Returns the rows from the price to the amount due (`due`), and to the importer's total if the company shows it. */
export function amountRows(document: PublicDocument, due: string, { t, language }: Words): AmountRow[] {
  const { service_buyer: buyer, taxes, importer_total_payable: cost } = document;
  const charged = document.exporter_total_taxes_payable_importer;
  const withheld = document.importer_total_taxes_payable_exporter;
  const tributes = (sign: AmountRow['sign'], side: Side, responsible: Side, who: string): AmountRow[] =>
    (taxes ?? [])
      .filter((one) => one.side === side)
      .flatMap((one) =>
        one.tributes
          .filter((tribute) => tribute.tax_responsible === responsible)
          .map((tribute) => ({
            sign,
            label: nameIn(tribute, language) ?? tribute.name,
            note: joined([rateOf(tribute, document.currency, { t, language }), countriesOf(one, language), who]),
            amount: tribute.amount,
          })),
      );
  const whole = (sign: AmountRow['sign'], label: string, amount: string, note = ''): AmountRow[] =>
    isSome(amount) ? [{ sign, label, amount, ...(note && { note }) }] : [];
  const [added, taken] = [t('public.amounts.added'), t('public.amounts.withheld', { party: buyer.name })];
  return [
    ...priceRows(document, { t, language }),
    ...(taxes
      ? [...tributes('+', 'exporter', 'importer', added), ...tributes('−', 'importer', 'exporter', taken)]
      : [
          ...whole('+', t('figures.exporter_total_taxes_payable_importer'), charged),
          ...whole('−', t('figures.importer_total_taxes_payable_exporter'), withheld, taken),
        ]),
    { sign: '', label: due, amount: document.total, isResult: true },
    ...(taxes
      ? [
          ...whole('+', t('public.amounts.remitted'), withheld, t('public.amounts.remittedBy', { party: buyer.name })),
          ...tributes('+', 'importer', 'importer', t('public.amounts.borne', { party: buyer.name })),
        ]
      : []),
    ...(cost ? [{ sign: '', label: t('figures.importer_total_payable'), amount: cost, isResult: true } as const] : []),
    ...recoveryRows(document, t),
  ];
}

/** What the importer gets back of the taxes, and its cost without that, where the answer tells them. */
function recoveryRows(
  { importer_recoverable: back, importer_net_cost: net }: PublicDocument,
  t: Translate,
): AmountRow[] {
  if (!back || !net) return [];
  return [
    { sign: '−', label: t('figures.importer_recoverable'), amount: back },
    { sign: '', label: t('figures.importer_net_cost'), amount: net, isResult: true },
  ];
}

/** The price of the lines, and what discounts, charges and the taxes that it includes make of it. */
function priceRows(document: PublicDocument, { t, language }: Words): AmountRow[] {
  const { adjustments, subtotal, net, currency } = document;
  const base = t('figures.base');
  const adjusted = (adjustments ?? []).map((one) => ({ ...one, total: one.total ?? '0' }));
  const included = includedTaxes(document, adjusted, currency);
  if (adjusted.length === 0 && !included) return [{ sign: '', label: base, amount: subtotal }];
  const names = { discount: t('figures.discount'), charge: t('figures.charge') };
  return [
    { sign: '', label: t('figures.subtotal'), amount: subtotal },
    ...adjusted.map((one): AmountRow => ({
      sign: one.total.startsWith('-') ? '−' : '+',
      label: adjustmentLabel(one, { language, names }),
      amount: one.total.replace('-', ''),
    })),
    ...(included ? [{ sign: '−', label: t('figures.included'), amount: included } as const] : []),
    { sign: '', label: base, amount: net ?? subtotal, isResult: true },
  ];
}

/** Returns the rows from the amount due to the exporter's net; empty unless the company shows it. */
export function netRows(document: PublicDocument, due: string, { t }: Pick<Words, 't'>): AmountRow[] {
  const {
    exporter_net_total: net,
    exporter_total_taxes_payable_exporter: own = '0',
    exporter_recoverable: back,
  } = document;
  if (!net) return [];
  const parts: AmountRow[] = [
    {
      sign: '−',
      label: t('figures.exporter_total_taxes_payable_importer'),
      amount: document.exporter_total_taxes_payable_importer,
    },
    { sign: '−', label: t('figures.exporter_total_taxes_payable_exporter'), amount: own ?? '0' },
  ];
  return [
    { sign: '', label: due, amount: document.total },
    ...parts.filter(({ amount }) => isSome(amount)),
    { sign: '', label: t('figures.exporter_net_total'), amount: net, isResult: true },
    ...(back ? [{ sign: '', label: t('figures.exporter_recoverable'), amount: back } as const] : []),
  ];
}

/** Returns the taxes of a country and their sum, which is named by its content. */
export function taxRows(taxes: PublicTaxSide, document: PublicDocument, words: Words): AmountRow[] {
  const { side, tributes, notes, total } = taxes;
  const { t, language } = words;
  const isWhole = side === 'importer' || Boolean(document.exporter_net_total);
  return [
    ...tributes.map((tribute): AmountRow => {
      const box = boxOf({ is_origin: side === 'exporter', tax_responsible: tribute.tax_responsible });
      const rate = rateOf(tribute, document.currency, words) || t('document.taxes.fixed');
      return {
        sign: '',
        label: nameIn(tribute, language) ?? tribute.name,
        note: [rate, t(`document.taxes.${box}`), noteIn(tribute, language)].filter(Boolean).join(' · '),
        amount: tribute.amount,
      };
    }),
    ...(notes ?? []).map((tribute): AmountRow => ({
      sign: '',
      label: nameIn(tribute, language) ?? tribute.name,
      note: noteIn(tribute, language) ?? '',
      amount: '',
    })),
    { sign: '', label: t(isWhole ? 'document.taxes.sum' : `figures.${figureOfBox.EI}`), amount: total, isResult: true },
  ];
}

/** Formats the rate of a tax with its base; undefined for a fixed amount. */
function rateOf({ is_fixed: isFixed, value, base }: PublicTribute, currency: string, { t, language }: Words): string {
  if (isFixed) return '';
  const rate = formatPercent(value, language, { most: 4 });
  return t('public.amounts.rate', { rate, base: formatMoney(base, currency, language) });
}

/** Returns the countries of a side, in the reader's language. */
export const countriesOf = ({ countries }: PublicTaxSide, language: Language): string =>
  countries
    .map(({ identifier, name }) => (identifier ? countryName(identifier, language) : (name ?? '')))
    .filter((name) => name !== '')
    .join(', ');
