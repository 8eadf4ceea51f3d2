import { decimalText, parseDecimal } from '../../money/decimal.ts';
import { boxOf } from '../../taxes/boxes.ts';
import type { TributeTerms } from '../../taxes/terms.ts';

/** A tribute of an issued line; `tribute` is its own key, `uuid` that of the scenario's row. */
export interface BorneTax extends Pick<TributeTerms, 'is_origin' | 'tax_responsible'> {
  readonly uuid: string;
  readonly tribute?: string | null | undefined;
  readonly name: string;
  readonly amount: string;
}

/** An issued line: of the invoice or a debit note, or with `isCredited` of a credit note. */
export interface TaxedLine {
  readonly isCredited?: boolean | undefined;
  /** The country of the importer. */
  readonly country: number | null;
  readonly tributes: readonly BorneTax[];
}

/** What a document expects its payer to withhold in a tribute. */
export interface ExpectedTax {
  /** The tribute, or where it is not known the scenario's row. */
  readonly key: string;
  /** Every key by which a receipt may name it. */
  readonly keys: readonly string[];
  readonly tribute: string | null;
  readonly name: string;
  readonly country: number | null;
  readonly expected: string;
}

/**
 * Sums by tribute what the importer withholds (box IE) over issued lines, less credit notes and plus debit notes, in order of
 * first occurrence. What credit notes took as a whole is left out.
 */
export function expectedTaxes(lines: readonly TaxedLine[], decimals: number): ExpectedTax[] {
  const found = lines.flatMap(({ country, isCredited = false, tributes }) =>
    tributes
      .filter((one) => boxOf(one) === 'IE')
      .map((one) => ({ ...one, country, units: parseDecimal(one.amount, decimals) * (isCredited ? -1n : 1n) })),
  );
  return [...Map.groupBy(found, keyOf).entries()].flatMap(([key, taxes]) => {
    const [first] = taxes;
    const units = taxes.reduce((sum, tax) => sum + tax.units, 0n);
    if (!first || units <= 0n) return [];
    const { name, country, tribute = null } = first;
    const keys = [...new Set([key, ...taxes.map(({ uuid }) => uuid.toLowerCase())])];
    return [{ key, keys, tribute, name, country, expected: decimalText(units, decimals) }];
  });
}

const keyOf = ({ tribute, uuid }: BorneTax): string => (tribute ?? uuid).toLowerCase();
