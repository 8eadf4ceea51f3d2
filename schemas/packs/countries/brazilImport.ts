import type { PackRow } from '../pack.ts';

const [iss, pis, cofins] = ['br.iss', 'br.import-pis', 'br.import-cofins'] as const;

/** Who bears IRRF decides its box, and whether the other bases contain it. */
interface Bearing {
  readonly irrf: Pick<PackRow, 'box' | 'base_includes_self'>;
  readonly included: readonly string[];
}

/** The rate, validity and law of a tax for some years. */
type Years = Pick<PackRow, 'value' | 'valid_from' | 'valid_until' | 'source' | 'estimate' | 'note' | 'show'>;

const testYear = {
  show: 'note',
  note: {
    pt: 'CBS e IBS de 2026 (ano de teste): compensados com PIS e COFINS ou dispensados de recolhimento (LC 214/2025, art. 348).',
    en: 'CBS and IBS of 2026 (test year): set off against PIS and COFINS, or not collected (LC 214/2025, art. 348).',
    es: 'CBS e IBS de 2026 (año de prueba): se compensan con PIS y COFINS o no se recaudan (LC 214/2025, art. 348).',
  },
} as const;

const issFalls = 'ADCT, art. 128 (EC 132/2023); LC 214/2025, art. 508';
const issYears: readonly Years[] = [
  {
    value: '5',
    valid_until: '2028-12-31',
    source: 'LC 116/2003, art. 1º, § 1º; art. 6º, § 2º, I; art. 8º, II (máximo)',
  },
  { value: '4.5', valid_from: '2029-01-01', valid_until: '2029-12-31', source: issFalls },
  { value: '4', valid_from: '2030-01-01', valid_until: '2030-12-31', source: issFalls },
  { value: '3.5', valid_from: '2031-01-01', valid_until: '2031-12-31', source: issFalls },
  { value: '3', valid_from: '2032-01-01', valid_until: '2032-12-31', source: issFalls },
];

const cbsYears: readonly Years[] = [
  {
    value: '0.9',
    valid_from: '2026-01-01',
    valid_until: '2026-12-31',
    source: 'LC 214/2025, arts. 64, 346 e 348',
    ...testYear,
  },
  {
    value: '8.7',
    valid_from: '2027-01-01',
    valid_until: '2028-12-31',
    source: 'LC 214/2025, arts. 47, 64 e 347; alíquota de referência ainda não fixada',
    estimate: true,
  },
  {
    value: '8.8',
    valid_from: '2029-01-01',
    source: 'ADCT, art. 130; LC 214/2025, arts. 47 e 64; alíquota de referência ainda não fixada',
    estimate: true,
  },
];

const ibsRises = 'ADCT, art. 128; LC 214/2025, arts. 47, 64 e 361 a 365; alíquota de referência ainda não fixada';
const ibsYears: readonly Years[] = [
  {
    value: '0.1',
    valid_from: '2026-01-01',
    valid_until: '2026-12-31',
    source: 'LC 214/2025, arts. 64, 343 e 348',
    ...testYear,
  },
  { value: '0.1', valid_from: '2027-01-01', valid_until: '2028-12-31', source: 'LC 214/2025, arts. 47, 64 e 344' },
  { value: '1.77', valid_from: '2029-01-01', valid_until: '2029-12-31', source: ibsRises, estimate: true },
  { value: '3.54', valid_from: '2030-01-01', valid_until: '2030-12-31', source: ibsRises, estimate: true },
  { value: '5.31', valid_from: '2031-01-01', valid_until: '2031-12-31', source: ibsRises, estimate: true },
  { value: '7.08', valid_from: '2032-01-01', valid_until: '2032-12-31', source: ibsRises, estimate: true },
  { value: '17.7', valid_from: '2033-01-01', source: ibsRises, estimate: true },
];

/** The taxes on a technical service that a business in Brazil imports. */
const importRows = ({ irrf, included }: Bearing): PackRow[] => {
  const based = included.length > 0 ? { base_includes: [...included] } : {};
  const contribution = (tax: string, value: string, other: string): PackRow => ({
    tax,
    box: 'II',
    value,
    base_includes: [...included, iss, other],
    base_includes_self: true,
    valid_until: '2026-12-31',
    source: 'Lei 10.865/2004, art. 7º, II, e art. 8º, II; extinção: ADCT, art. 126, II',
  });
  return [
    {
      tax: 'br.irrf',
      ...irrf,
      value: '15',
      financial_officer: 'importer',
      source: 'Lei 10.168/2000, art. 2º-A; MP 2.159-70/2001, art. 3º',
    },
    { tax: 'br.cide', box: 'II', value: '10', ...based, source: 'Lei 10.168/2000, art. 2º, §§ 2º a 4º' },
    ...issYears.map((years): PackRow => ({ tax: iss, box: 'II', ...based, ...years })),
    contribution(pis, '1.65', cofins),
    contribution(cofins, '7.6', pis),
    ...cbsYears.map((years): PackRow => ({ tax: 'br.cbs', box: 'II', ...based, recoverable: '100', ...years })),
    ...ibsYears.map((years): PackRow => ({ tax: 'br.ibs', box: 'II', ...based, recoverable: '100', ...years })),
  ];
};

export const withheldRows = importRows({ irrf: { box: 'IE' }, included: [] });

export const borneRows = importRows({ irrf: { box: 'II', base_includes_self: true }, included: ['br.irrf'] });
