import { formatDecimal } from '../kinds/decimal.ts';
import type { Language } from '../languages.ts';
import { trimDecimal } from '../money/trimDecimal.ts';
import type { Deviation, Explanation } from './explain.ts';

/** Any computation but a sum of figures, which has names of its own on each screen. */
type Formula = Exclude<Explanation, { kind: 'sum' }>;

interface Context {
  readonly language: Language;
  /** Returns the name of a tribute of the line by index. */
  readonly nameOf: (index: number) => string;
}

interface Words {
  readonly percent: string;
  readonly of: string;
  readonly fixed: string;
  readonly perDocument: string;
  readonly difference: (amount: string) => string;
  readonly deviations: Readonly<Record<Deviation, string>>;
}

const words: Readonly<Record<Language, Words>> = {
  pt: {
    percent: '%',
    of: 'de',
    fixed: 'valor fixo',
    perDocument: 'valor fixo, uma vez por documento',
    difference: (amount) => ` e uma diferença de ${amount}: nenhum valor líquido dá exatamente este preço`,
    deviations: {
      unrounded: 'calculado sem arredondar as parcelas',
      document: 'arredondado uma vez para o documento',
      minimum: 'abaixo do mínimo',
      maximum: 'limitado ao máximo',
    },
  },
  en: {
    percent: '%',
    of: 'of',
    fixed: 'fixed amount',
    perDocument: 'fixed amount, once per document',
    difference: (amount) => `, and a difference of ${amount}: no net gives this price exactly`,
    deviations: {
      unrounded: 'computed from unrounded amounts',
      document: 'rounded once for the document',
      minimum: 'below the minimum',
      maximum: 'limited to the maximum',
    },
  },
  es: {
    percent: '\u00a0%',
    of: 'de',
    fixed: 'importe fijo',
    perDocument: 'importe fijo, una vez por documento',
    difference: (amount) => ` y una diferencia de ${amount}: ningún importe neto da exactamente este precio`,
    deviations: {
      unrounded: 'calculado sin redondear los sumandos',
      document: 'redondeado una vez para el documento',
      minimum: 'por debajo del mínimo',
      maximum: 'limitado al máximo',
    },
  },
};

/**
 * Writes how an amount is computed, with the numbers in it: "1.65% of 11,570.25 = 10,000.00 + ISS 500.00 + PIS 190.91 +
 * COFINS 879.34".
 */
export function formulaText(how: Formula, { language, nameOf }: Context): string {
  const texts = words[language];
  const shown = (amount: string): string => formatDecimal(amount, language).replace('-', '−');
  const percent = (value: string): string => shown(trimDecimal(value)) + texts.percent;
  if (how.kind === 'product') {
    return `${shown(how.quantity)} × ${shown(how.price)}${how.base_quantity ? ` / ${shown(how.base_quantity)}` : ''}`;
  }
  const further = how.deviation ? [texts.deviations[how.deviation]] : [];
  if (how.kind === 'fixed') {
    const fixed =
      how.per === 'unit' && how.quantity ? `${shown(how.quantity)} × ${shown(trimDecimal(how.value))}` : texts.fixed;
    return [how.per === 'document' ? texts.perDocument : fixed, ...further].join(', ');
  }
  const { of: parts = [], base_percent: part } = how;
  const addends = parts.map(({ of, index = 0, amount }) =>
    of === 'tribute' ? `${nameOf(index)} ${shown(amount)}`.trim() : shown(amount),
  );
  const sum = addends.join(' + ');
  const whole = part && addends.length > 1 ? `(${sum})` : sum;
  const base = parts.length === 0 ? '' : ` = ${part ? `${percent(part)} ${texts.of} ` : ''}${whole}`;
  const difference = how.difference ? texts.difference(shown(how.difference)) : '';
  return [`${percent(how.percent)} ${texts.of} ${shown(how.base)}${base}${difference}`, ...further].join(', ');
}
