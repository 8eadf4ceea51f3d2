export type DecimalSign = ',' | '.';

/** The decimal sign people write with in a language of the console. */
export function decimalSignOf(language: string): DecimalSign {
  return language === 'en' ? '.' : ',';
}

/**
 * Reads a number as spreadsheets write it, in either decimal format:
 * `1.234,56`, `1,234.56`, `1 234,56`, `R$ 10`, `1234.5`. Where it could be both
 * (`1.234`), `sign` decides. Answers decimal text with a point, or `undefined`
 * when it is no plain number or its groups make no sense: rather asked again
 * than taken for another amount.
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

/** The decimal sign a column of numbers is written with, judged by those that leave no doubt. */
export function signOfColumn(texts: readonly string[], otherwise: DecimalSign): DecimalSign {
  for (const text of texts) {
    const certain = certainSign(text.replaceAll(/[^\d.,]/g, ''));
    if (certain) return certain;
  }
  return otherwise;
}

/** The decimal sign of digits that can be read one way only. */
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
