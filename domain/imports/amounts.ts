export type DecimalSign = ',' | '.';

/** Currencies, as signs or codes, and the separators of groups that are no decimal sign. */
const decoration = /[\s\u00A0\u202F'’]|\p{Sc}|[A-Z]{3}|[RU]S?(?=\$)/gu;

const undecorated = (text: string): string => text.replaceAll(decoration, '');

/** Returns the decimal sign that a figure shows without doubt. */
function signIn(text: string): DecimalSign | undefined {
  const figure = undecorated(text).replaceAll(/[()\-−+%]/g, '');
  const [last] = /[.,](?=[^.,]*$)/.exec(figure) ?? [];
  if (last === undefined || !/^[\d.,]+$/.test(figure)) return undefined;
  const sign = last === ',' ? ',' : '.';
  const other = sign === ',' ? '.' : ',';
  if (figure.includes(other)) return sign;
  if (figure.indexOf(sign) !== figure.lastIndexOf(sign)) return other;
  return /^0[.,]|[.,](?:\d{0,2}|\d{4,})$/.test(figure) ? sign : undefined;
}

/** Returns the decimal sign of a column: the one that most figures show. */
export function decimalSignOf(texts: readonly string[]): DecimalSign | undefined {
  const signs = texts.map(signIn);
  const commas = signs.filter((sign) => sign === ',').length;
  const points = signs.filter((sign) => sign === '.').length;
  if (commas === points) return undefined;
  return commas > points ? ',' : '.';
}

/**
 * Reads a figure with this decimal sign as decimal text: `R$ 1.234,56` is `1234.56`. Parentheses and a minus on either
 * side make it negative. Returns `undefined` for other texts.
 */
export function readAmount(text: string, sign: DecimalSign): string | undefined {
  const plain = undecorated(text);
  const isNegative = /^\(.*\)$|^[-−]|[-−]$/.test(plain);
  const group = sign === ',' ? '.' : ',';
  const [whole = '', fraction = '', ...more] = plain.replaceAll(/[()\-−+]/g, '').split(sign);
  const isGrouped = whole.includes(group)
    ? new RegExp(`^\\d{1,3}(?:\\${group}\\d{2,3})*\\${group}\\d{3}$`).test(whole)
    : /^\d*$/.test(whole);
  if (more.length > 0 || !isGrouped || !/^\d*$/.test(fraction) || !/\d/.test(whole + fraction)) return undefined;
  const digits = whole.replaceAll(group, '').replace(/^0+(?=\d)/, '') || '0';
  return `${isNegative ? '-' : ''}${digits}${fraction && `.${fraction}`}`;
}
