import { boxOf } from '../taxes/boxes.ts';
import { recoveryOf, type Recovery } from '../taxes/recovery.ts';
import type { Side } from '../taxes/terms.ts';

/** What the bearers of a document's taxes get back, as its columns keep it: null for nothing. */
export type Recoverable = Readonly<Record<RecoverableColumn, string | null>>;

export const recoverableColumns = ['importer_recoverable', 'exporter_recoverable'] as const;

type RecoverableColumn = (typeof recoverableColumns)[number];

/** A tribute of a line's snapshot; lines from before tell nothing of recovery. */
interface Recovered {
  readonly is_origin?: boolean | undefined;
  readonly tax_responsible?: Side | undefined;
  readonly recovered?: string | undefined;
}

interface RecoveringLine {
  readonly scenery: { readonly tributes?: readonly Recovered[] | undefined };
}

/** Returns what is recoverable of the taxes of some lines, and what `payable`, the importer's cost, is without it. */
export function recoveryOfLines(lines: readonly RecoveringLine[], payable: string, decimals: number): Recovery {
  const recovered = lines.flatMap(({ scenery: { tributes = [] } }) =>
    tributes.flatMap(({ is_origin = true, tax_responsible = 'exporter', recovered: amount }) =>
      amount === undefined ? [] : [{ box: boxOf({ is_origin, tax_responsible }), recovered: amount }],
    ),
  );
  return recoveryOf(recovered, payable, decimals);
}

/** Returns the same as columns keep it. */
export function recoverableOf(lines: readonly RecoveringLine[], decimals: number): Recoverable {
  const { importer_recoverable: importer, exporter_recoverable: exporter } = recoveryOfLines(lines, '0', decimals);
  const kept = (amount: string): string | null => (/[1-9]/.test(amount) ? amount : null);
  return { importer_recoverable: kept(importer), exporter_recoverable: kept(exporter) };
}
