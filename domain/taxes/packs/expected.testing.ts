/** What 10,000.00 costs the importer, what is sent to the exporter, and the cost without what is recovered; by hand. */
interface Expected {
  readonly destiny: readonly [cost: string, sent: string, net: string];
  /** The taxes of the destination, in the order of the rows. */
  readonly amounts?: readonly string[];
}

const day = '2026-12-01';

const on = (
  cost: string,
  sent: string,
  net: string,
  amounts?: readonly string[],
): Readonly<Record<string, Expected>> => ({
  [day]: { destiny: [cost, sent, net], ...(amounts && { amounts }) },
});

/** What the exporter pays at home, by the first word of a variant. */
export const expectedOrigins: Readonly<Record<string, readonly string[]>> = {
  presumed: ['480.00', '288.00'],
  simples: ['305.40'],
};

/** Brazil, as the scenario of the technical service, in each year that has rates of its own. */
const brazilWithheld: Readonly<Record<string, Expected>> = {
  '2026-12-31': {
    destiny: ['12670.25', '8500.00', '12570.25'],
    amounts: ['1500.00', '1000.00', '500.00', '190.91', '879.34', '90.00', '10.00'],
  },
  '2027-01-01': {
    destiny: ['12380.00', '8500.00', '11500.00'],
    amounts: ['1500.00', '1000.00', '500.00', '870.00', '10.00'],
  },
  '2028-12-31': { destiny: ['12380.00', '8500.00', '11500.00'] },
  '2029-01-01': {
    destiny: ['12507.00', '8500.00', '11450.00'],
    amounts: ['1500.00', '1000.00', '450.00', '880.00', '177.00'],
  },
  '2030-07-01': { destiny: ['12634.00', '8500.00', '11400.00'] },
  '2031-07-01': { destiny: ['12761.00', '8500.00', '11350.00'] },
  '2032-12-31': {
    destiny: ['12888.00', '8500.00', '11300.00'],
    amounts: ['1500.00', '1000.00', '300.00', '880.00', '708.00'],
  },
  '2033-01-01': { destiny: ['13650.00', '8500.00', '11000.00'], amounts: ['1500.00', '1000.00', '880.00', '1770.00'] },
};

const brazilBorne: Readonly<Record<string, Expected>> = {
  '2026-12-31': {
    destiny: ['14906.18', '10000.00', '14788.54'],
    amounts: ['1764.71', '1176.47', '588.24', '224.60', '1034.52', '105.88', '11.76'],
  },
  '2027-01-01': {
    destiny: ['14564.71', '10000.00', '13529.42'],
    amounts: ['1764.71', '1176.47', '588.24', '1023.53', '11.76'],
  },
  '2029-01-01': {
    destiny: ['14714.12', '10000.00', '13470.59'],
    amounts: ['1764.71', '1176.47', '529.41', '1035.29', '208.24'],
  },
  '2030-07-01': { destiny: ['14863.53', '10000.00', '13411.77'] },
  '2031-07-01': { destiny: ['15012.94', '10000.00', '13352.94'] },
  '2032-12-31': { destiny: ['15162.35', '10000.00', '13294.12'] },
  '2033-01-01': {
    destiny: ['16058.82', '10000.00', '12941.18'],
    amounts: ['1764.71', '1176.47', '1035.29', '2082.35'],
  },
};

const free = on('10000.00', '10000.00', '10000.00', []);

/** By the destination and the last word of a variant; its only one is `only`. */
const expected: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Expected>>>>>> = {
  BR: { withheld: brazilWithheld, borne: brazilBorne },
  PT: {
    business: on('12300.00', '10000.00', '10000.00', ['2300.00']),
    withheld: on('12300.00', '7500.00', '10000.00', ['2500.00', '2300.00']),
    consumer: on('12300.00', '12300.00', '12300.00', ['2300.00']),
  },
  ES: {
    business: on('12100.00', '10000.00', '10000.00', ['2100.00']),
    withheld: on('12100.00', '7600.00', '10000.00', ['2400.00', '2100.00']),
    consumer: on('12100.00', '12100.00', '12100.00', ['2100.00']),
  },
  DE: {
    business: on('11900.00', '10000.00', '10000.00', ['1900.00']),
    consumer: on('11900.00', '11900.00', '11900.00', ['1900.00']),
  },
  GB: {
    business: on('12000.00', '10000.00', '10000.00', ['2000.00']),
    consumer: on('12000.00', '12000.00', '12000.00', ['2000.00']),
  },
  US: { abroad: free, within: on('10000.00', '7000.00', '10000.00', ['3000.00']) },
  MX: { business: on('11600.00', '10000.00', '10000.00', ['1600.00']) },
  AR: {
    withheld: on('12100.00', '6850.00', '10000.00', ['3150.00', '2100.00']),
    borne: on('16698.54', '10000.00', '14598.54', ['4598.54', '2100.00']),
  },
};

/** A provider in the Union without a certificate bears 19 % in Spain. */
const spainInUnion = on('12100.00', '8100.00', '10000.00', ['1900.00', '2100.00']);

/** Returns the figures of a variant by day. */
export function expectedAt(destiny: string, origin: string, variant: string): Readonly<Record<string, Expected>> {
  const last = variant.split('-').at(-1) ?? '';
  if (destiny === 'ES' && last === 'withheld' && ['PT', 'DE'].includes(origin)) return spainInUnion;
  const known = expected[destiny] ?? {};
  // Where the destination has no choice, the variant is named by the origin.
  return known[last] ?? (Object.keys(known).length === 1 ? Object.values(known)[0] : undefined) ?? {};
}
