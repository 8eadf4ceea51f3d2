import { isCounted, isLine, type AnyRow, type Option } from '../../../domain/documents/rows.ts';
import { nameIn } from '../../../domain/documents/namesInLanguages.ts';
import type { Language } from '../../../domain/languages.ts';
import { taxFigures, type TaxFigure, type TaxFigures } from '../../../domain/taxes/figures.ts';
import { recordedTaxes, type RecordedTaxes } from '../../../domain/taxes/recordedTaxes.ts';
import type { Scope, ScopeLine } from './account.ts';

/** A row of a stored document. */
export type RecordedScopeRow = (AnyRow & Option) & Partial<RecordedTaxes>;

type Amounts = { readonly [Figure in TaxFigure | 'subtotal' | 'net' | 'total']?: string | undefined };

/** Returns the scope of a stored document, whose figures open into the formulas that they were computed by. */
export function recordScope(record: Amounts, rows: readonly RecordedScopeRow[], language: Language): Scope {
  const lines = rows.flatMap((row, index): ScopeLine[] => {
    const { scenery } = row;
    if (!isLine(row) || !isCounted(row) || !scenery) return [];
    const names = (scenery.tributes ?? []).map((tribute) => nameIn(tribute, language) ?? tribute.name ?? '');
    return [{ index, names, ...recordedTaxes({ ...row, scenery }) }];
  });
  const { subtotal = '0', net = subtotal } = record;
  const figures = Object.fromEntries(taxFigures.map((figure) => [figure, record[figure] ?? '0'])) as TaxFigures;
  return {
    of: 'document',
    lines,
    totals: { subtotal, net, total: figures.importer_total_payable_exporter, ...figures },
  };
}
