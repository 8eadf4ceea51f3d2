import { decimalText, parseDecimal } from '../money/decimal.ts';
import { decimalsOf } from '../money/decimals.ts';
import { boxOf } from './boxes.ts';
import { isNoted, sideOf, type BearingLine } from './tributes.ts';

/** The figures that noted amounts are left out of. */
export interface NotedFigures {
  readonly importer_total_taxes_payable_importer?: string | undefined;
  readonly total_taxes?: string | undefined;
  readonly importer_total_payable?: string | undefined;
  readonly importer_recoverable?: string | undefined;
  readonly importer_net_cost?: string | undefined;
  readonly exporter_recoverable?: string | undefined;
}

/**
 * Returns the figures of a document without the amounts whose legal text it prints instead (rule 15). What the exporter keeps, and
 * its own taxes that lead there, stay.
 */
export function withoutNoted<Document extends NotedFigures>(
  document: Document,
  lines: readonly BearingLine[],
  currency: string,
): Document {
  const decimals = decimalsOf(currency);
  const units = (amount = '0'): bigint => parseDecimal(amount, decimals);
  const sums = { exporter: 0n, importer: 0n, exporterBack: 0n, importerBack: 0n };
  for (const tribute of lines.flatMap(({ scenery }) => scenery.tributes ?? []).filter(isNoted)) {
    const bearer = boxOf(sideOf(tribute)) === 'EE' ? 'exporter' : 'importer';
    sums[bearer] += units(tribute.amount);
    sums[`${bearer}Back`] += units(tribute.recovered);
  }
  const { exporter, importer, exporterBack, importerBack } = sums;
  const less: Readonly<Record<keyof NotedFigures, bigint>> = {
    importer_total_taxes_payable_importer: importer,
    total_taxes: exporter + importer,
    importer_total_payable: importer,
    importer_recoverable: importerBack,
    importer_net_cost: importer - importerBack,
    exporter_recoverable: exporterBack,
  };
  const changed = Object.entries(less).flatMap(([name, amount]) => {
    const was = document[name as keyof NotedFigures];
    return was === undefined || amount === 0n ? [] : [[name, decimalText(units(was) - amount, decimals)]];
  });
  return changed.length === 0 ? document : { ...document, ...Object.fromEntries(changed) };
}
