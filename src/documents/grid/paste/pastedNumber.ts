export type DecimalSign = ',' | '.';

/** Returns the decimal sign of a language. */
export function decimalSignOf(language: string): DecimalSign {
  return language === 'en' ? '.' : ',';
}

/**
 * Parses a number in either decimal format: `1.234,56`, `1,234.56`, `1 234,56`, `R$ 10`, `1234.5`. For ambiguous ones
 * (`1.234`), `sign` decides. Returns decimal text with a point, or `undefined` if it is no number or its groups are
 * invalid, so that the user corrects it.
 */
export function readPastedNumber(text: string, sign: DecimalSign): string | undefined {
  const bare = text.replace(/^\s*(?:[A-Z]{3}|[A-Z]{0,3}\p{Sc})\s*|\s*(?:[A-Z]{3}|\p{Sc})\s*$/gu, '').trim();
  const digits = bare.replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '');
  if (!/^(?:\d[\d.,]*|[.,]\d+)$/.test(digits)) return undefined;
  const decimal = certainSign(digits) ?? (digits.includes(sign) ? sign : undefined);
  const [whole = '', fraction, ...rest] = decimal ? digits.split(decimal) : [digits];
  if (rest.length > 0 || !isGrouped(whole) || (fraction !== undefined && !/^\d*$/.test(fraction))) return undefined;
  const units = whole.replaceAll(/[.,]/g, '').replace(/^0+(?=\d)/, '') || '0';
  return fraction ? `${units}.${fraction}` : units;
}

/** Returns the decimal sign of a column, from its unambiguous numbers. */
export function signOfColumn(texts: readonly string[], otherwise: DecimalSign): DecimalSign {
  for (const text of texts) {
    const certain = certainSign(text.replaceAll(/[^\d.,]/g, ''));
    if (certain) return certain;
  }
  return otherwise;
}

/** Returns the decimal sign of an unambiguous number. */
function certainSign(digits: string): DecimalSign | undefined {
  const last = digits[Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))];
  if (last !== '.' && last !== ',') return undefined;
  const other = last === '.' ? ',' : '.';
  const times = digits.split(last).length - 1;
  if (digits.includes(other)) return times === 1 ? last : undefined;
  if (times > 1) return other;
  const couldGroup = /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);
  return couldGroup ? undefined : last;
}

function isGrouped(whole: string): boolean {
  return /^\d*$/.test(whole) || /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(whole) || /^[1-9]\d{0,2}(?:,\d{3})+$/.test(whole);
}
