import { amountTexts } from '../../../../../domain/kinds/amounts.ts';
import { formatDate } from '../../../../../domain/kinds/date.ts';
import { formatDecimal } from '../../../../../domain/kinds/decimal.ts';
import { formatPercent } from '../../../../../domain/kinds/percent.ts';
import type { Translate } from '../../../../../domain/kinds/codec.ts';
import type { Language } from '../../../../../domain/languages.ts';
import { trimDecimal } from '../../../../../domain/money/trimDecimal.ts';
import { boxOf } from '../../../../../domain/taxes/boxes.ts';
import { isMoney } from '../../../../../domain/taxes/resolve.ts';
import type { TaxRow } from './formRow.ts';
import type { Parties } from './parties.ts';

/** How a row is put into words. */
export interface Speech {
  readonly language: Language;
  readonly translate: Translate;
  readonly parties: Parties;
  /** Returns the name of a tribute of the scenario by its key. */
  readonly nameOf: (tribute: string) => string;
}

/** Returns who pays a tax, and how: "The client, on top of the price". */
export const whoWords = (
  row: Pick<TaxRow, 'is_origin' | 'tax_responsible'>,
  { translate, parties, language }: Speech,
) => upperFirst(translate(`scenarios.who.${boxOf(row)}`, { ...parties }), language);

/** Returns the rate, the amounts, or that each line states it; empty without any. */
export function rateWords(row: TaxRow, { translate, language }: Speech): string {
  const { type, value, amounts = [] } = row;
  if (type === 'Variable') return translate(`scenarios.rate.${isMoney(row) ? 'amount' : 'percent'}`);
  if (type === 'Fixed') return value === undefined ? '' : formatPercent(trimDecimal(value), language);
  if (amounts.length > 0) return amountTexts(amounts, language).join(' · ');
  return value === undefined ? '' : formatDecimal(trimDecimal(value), language, { least: 2 });
}

/** Returns what a tax is computed of: "32% of the price + ISS + itself"; of a fixed amount, what it is due for. */
export function baseWords(row: TaxRow, { translate, language, nameOf }: Speech): string {
  if (isMoney(row)) return translate(`scenarios.per.${row.per ?? 'line'}`);
  const { base_includes: included = [], base_includes_self: self, base_percent: part } = row;
  const addends = [
    translate('scenarios.base.price'),
    ...included.map(nameOf).filter(Boolean),
    ...(self ? [translate('scenarios.base.itself')] : []),
  ];
  const sum = addends.join(' + ');
  if (part === undefined) return sum;
  const percent = formatPercent(trimDecimal(part), language);
  return addends.length > 1
    ? translate('scenarios.base.part', { percent, sum })
    : translate('scenarios.base.partOfPrice', { percent });
}

/** Returns the part that its bearer gets back; empty without one. */
export const recoveredWords = ({ recoverable }: Pick<TaxRow, 'recoverable'>, { language }: Pick<Speech, 'language'>) =>
  recoverable === undefined ? '' : formatPercent(trimDecimal(recoverable), language);

/** Returns when a row is valid; empty if always. */
export function validityWords(
  { valid_from: from, valid_until: until }: Pick<TaxRow, 'valid_from' | 'valid_until'>,
  { translate, language }: Pick<Speech, 'translate' | 'language'>,
): string {
  if (!from && !until) return '';
  const key = from && until ? 'between' : from ? 'from' : 'until';
  return translate(`scenarios.validity.${key}`, {
    from: from ? formatDate(from, language) : '',
    until: until ? formatDate(until, language) : '',
  });
}

/** Returns a row in one sentence, for who does not see its columns. */
export function rowSentence(row: TaxRow, speech: Speech): string {
  const rate = [rateWords(row, speech), baseWords(row, speech)].filter(Boolean);
  const how = isMoney(row) || rate.length < 2 || row.type === 'Variable' ? rate.join(', ') : ofWords(rate, speech);
  const name = row.tribute?.name || speech.translate('scenarios.rows.unnamed');
  return [`${name}: ${how}`, whoWords(row, speech), validityWords(row, speech)].filter(Boolean).join('; ');
}

const ofWords = ([percent = '', base = '']: readonly string[], { translate }: Speech): string =>
  translate('scenarios.rows.on', { percent, base });

/** Begins a sentence with a capital. */
export const upperFirst = (text: string, language: Language): string =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
