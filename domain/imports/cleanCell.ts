import { decimalSigns } from '../kinds/decimal.ts';
import type { PropertyOf } from '../kinds/codec.ts';
import type { PhoneCountry } from '../kinds/phone.ts';
import { readPhone } from '../kinds/phone.ts';
import type { Language } from '../languages.ts';
import type { SheetCell } from '../lists/sheetCell.ts';
import { kindOf } from '../schema/kindOf.ts';
import { cleanTaxId } from '../taxId/cleanTaxId.ts';
import { readAmount, type DecimalSign } from './amounts.ts';
import { readDateIn, type DateOrder } from './dates.ts';

/** How the values of a file are written. */
export interface Writing {
  readonly language: Language;
  readonly dateOrder: DateOrder;
  readonly decimalSign: DecimalSign;
}

/** The rules by which a value may be cleaned, as the preview names them. */
export const cleaningRules = [
  'address',
  'joined',
  'instead',
  'country',
  'taxId',
  'phone',
  'email',
  'amount',
  'date',
] as const;

export type CleaningRule = (typeof cleaningRules)[number];

/** The kinds whose values a rule reads, besides countries. */
const ruleOf: Readonly<Record<string, CleaningRule>> = {
  taxId: 'taxId',
  phone: 'phone',
  email: 'email',
  money: 'amount',
  decimal: 'amount',
  percent: 'amount',
  date: 'date',
};

/** Returns the rule that cleans the values of a column, if any. */
export const cleaningOf = ({ property }: PropertyOf): CleaningRule | undefined =>
  property.ref === 'countries' ? 'country' : ruleOf[kindOf(property)];

/** Cleans a cell by a rule, for a record in a country. A text that the rule cannot read stays as it is. */
export function cleanCell(rule: CleaningRule, cell: SheetCell, writing: Writing, country?: string): SheetCell {
  if (rule === 'taxId' && (typeof cell === 'string' || typeof cell === 'number'))
    return cleanTaxId(String(cell), country);
  if (typeof cell !== 'string' || cell === '') return cell;
  if (rule === 'phone') return readPhone(cell, country as PhoneCountry | undefined) ?? cell;
  if (rule === 'email') return emailIn(cell);
  if (rule === 'date') return readDateIn(cell, writing.dateOrder) ?? cell;
  if (rule !== 'amount') return cell;
  const amount = readAmount(cell, writing.decimalSign);
  return amount === undefined ? cell : amount.replace('.', decimalSigns[writing.language]);
}

const address = /[^\s<>;,:"]+@[^\s<>;,"]+/;

/** Returns the first address of a text: `Ana <ana@x.com>; b@x.com` is `ana@x.com`. */
const emailIn = (text: string): string =>
  /[\s<>;,]|^mailto:/i.test(text) ? (address.exec(text.replace(/^mailto:/i, ''))?.[0] ?? text) : text;
