import type { Language } from '../../../domain/languages.ts';

/**
 * Design §6: T = 1000.00 and one tribute in each of the four boxes, plus one with a fixed amount, which the demo lacks.
 */
export const tributes = [
  { name: 'ISS', box: ['true', 'exporter'], type: 'Fixed', value: '5' },
  { name: 'PIS', box: ['true', 'importer'], type: 'Fixed', value: '23' },
  { name: 'State sales tax', box: ['false', 'exporter'], type: 'Fixed', value: '15' },
  { name: 'Withholding tax', box: ['false', 'importer'], type: 'Fixed', value: '10' },
  { name: 'II+', isMissing: true, box: ['false', 'importer'], type: 'Fixed_Value', value: '12.50' },
] as const;

/** The results of the example, in the format of each language. */
export const figures = {
  pt: {
    sent: 'US$ 1.080,00',
    cost: 'US$ 1.342,50',
    left: 'US$ 800,00',
    taxes: 'US$ 542,50',
    onPaper: ['1.080,00', '1.342,50'],
  },
  en: {
    sent: 'USD 1,080.00',
    cost: 'USD 1,342.50',
    left: 'USD 800.00',
    taxes: 'USD 542.50',
    onPaper: ['1,080.00', '1,342.50'],
  },
  es: {
    sent: '1.080,00 US$',
    cost: '1.342,50 US$',
    left: '800,00 US$',
    taxes: '542,50 US$',
    onPaper: ['1.080,00', '1.342,50'],
  },
} as const;

const decimalSign = { pt: ',', en: '.', es: ',' } as const;
export const plain = (text: string | null): string => (text ?? '').replace(/[\u00a0\u202f]/g, ' ').trim();
export const asTyped = (value: string, language: Language): string => value.replace('.', decimalSign[language]);
