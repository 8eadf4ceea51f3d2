import { apportion } from '../money/apportion.ts';
import { decimalText, parseDecimal } from '../money/decimal.ts';
import { divideRounded } from '../money/round.ts';
import type { recovery } from '../../schemas/parts/money.ts';
import { responsibleFor, type Box } from './boxes.ts';
import { percentOf, percentScale } from './percent.ts';
import { inputFraction, type TributeTerms } from './terms.ts';

/** The amount of a row on a line, which was rounded together with others. */
export interface RoundedCell {
  /** By row, in minor units. */
  readonly sheet: { readonly amounts: readonly bigint[]; readonly recovered: (bigint | undefined)[] };
  readonly row: number;
  readonly terms: TributeTerms;
}

/** Returns what of an amount is recoverable, rounded; undefined without a percentage. */
export const recoveredOf = (amount: bigint, percent: string | undefined): bigint | undefined =>
  percent === undefined ? undefined : percentOf(amount, percent);

/** Recovers together what was rounded together: each percentage of its sum, rounded once, spread by the amounts (rule 14). */
export function recoverJoint(cells: readonly RoundedCell[]): void {
  const alike = Map.groupBy(cells, ({ terms: { recoverable } }) =>
    recoverable === undefined ? undefined : parseDecimal(recoverable, inputFraction),
  );
  for (const [percent, members] of alike) {
    if (percent === undefined) continue;
    const amounts = members.map(({ sheet, row }) => sheet.amounts[row] ?? 0n);
    const sum = amounts.reduce((all, amount) => all + amount, 0n);
    const parts = apportion(divideRounded(sum * percent, percentScale), amounts);
    for (const [at, { sheet, row }] of members.entries()) sheet.recovered[row] = parts[at] ?? 0n;
  }
}

/** What the bearers of taxes get back: the importer of EI and II, the exporter of EE and IE (rule 14). */
export type Recovery = Record<keyof typeof recovery, string>;

/** Returns what is recoverable of some tributes, and what `payable`, the importer's cost, is without it. */
export function recoveryOf(
  tributes: readonly { readonly box: Box; readonly recovered?: string | undefined }[],
  payable: string,
  decimals: number,
): Recovery {
  const sums = { exporter: 0n, importer: 0n };
  for (const { box, recovered } of tributes) {
    if (recovered !== undefined) sums[responsibleFor(box)] += parseDecimal(recovered, decimals);
  }
  return {
    importer_recoverable: decimalText(sums.importer, decimals),
    importer_net_cost: decimalText(parseDecimal(payable, decimals) - sums.importer, decimals),
    exporter_recoverable: decimalText(sums.exporter, decimals),
  };
}
