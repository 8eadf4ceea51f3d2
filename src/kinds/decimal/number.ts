import { formatDecimal } from '../../../domain/formats/numbers.ts';
import type { Language } from '../../../domain/formats/languages.ts';

const signs = { pt: ',', en: '.', es: ',' } as const satisfies Record<Language, string>;

/**
 * Decimal text from what somebody typed or pasted in either notation:
 * `1.234,5`, `1,234.5` and `1234,5` are all `1234.5`. A single sign that could
 * be either is the language's decimal sign, or else groups when three digits
 * follow it. `undefined` when it is no number; there are no negatives.
 */
export function readNumber(text: string, language: Language): string | undefined {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '');
  if (!/^[\d.,]*\d[\d.,]*$/.test(plain)) return undefined;
  const decimal = decimalSign(plain, signs[language]);
  const [whole = '', fraction, ...more] = decimal === '' ? [plain] : plain.split(decimal);
  if (more.length > 0 || (fraction !== undefined && /[.,]/.test(fraction))) return undefined;
  const digits = whole.replaceAll(/[.,]/g, '').replace(/^0+(?=\d)/, '') || '0';
  return fraction ? `${digits}.${fraction}` : digits;
}

function decimalSign(text: string, own: string): string {
  const last = text.match(/[.,](?=[^.,]*$)/)?.[0];
  if (last === undefined) return '';
  const others = text.split(last).length - 1;
  const hasBoth = text.includes('.') && text.includes(',');
  if (hasBoth) return last;
  if (others > 1) return '';
  if (last === own) return last;
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(text) ? '' : last;
}

/** Decimal text as it is typed: the language's decimal sign, no groups. Anything else comes back as it is. */
export function writeNumber(value: string, language: Language): string {
  return /^\d+(\.\d+)?$/.test(value) ? value.replace('.', signs[language]) : value;
}

/** Decimal text as it is read: in groups, with at least so many decimals. */
export function showNumber(value: string, language: Language, atLeast = 0): string {
  const [whole = '', fraction = ''] = value.split('.');
  return formatDecimal(atLeast > fraction.length ? `${whole}.${fraction.padEnd(atLeast, '0')}` : value, language);
}

/** A percentage as it is read: Spanish alone keeps its sign apart. */
export function showPercent(value: string, language: Language): string {
  return `${showNumber(value, language)}${language === 'es' ? '\u00a0' : ''}%`;
}
