import { decimalText, parseDecimal } from '../../money/decimal.ts';
import { decimalsOf } from '../../money/decimals.ts';
import { percentMoved } from '../../money/percentMoved.ts';
import type { Compared, Priced } from './comparedFigures.ts';

/** Invoices that an amendment changes in the same way: same amounts before and after. */
export interface MovedGroup {
  /** The number of invoices. */
  readonly count: number;
  /** The occurrence of the first invoice in the group. */
  readonly occurrence: number;
  /** The figures of each invoice. */
  readonly before: Compared;
  readonly after: Compared;
  /** The change of each total, absolute and in percent. */
  readonly difference: string;
  readonly percent?: string | undefined;
  /** The change of the prices in percent, over all lines. */
  readonly price_percent?: string | undefined;
}

/**
 * Groups the invoices with changed terms by their figures before and after, in order of each group's first invoice.
 * Added, ended, paused and resumed invoices are not included. Throws like `parseDecimal`.
 */
export function movedGroups(before: readonly Priced[], after: readonly Priced[], currency: string): MovedGroup[] {
  const was = new Map(before.map((one) => [one.occurrence, one]));
  const pairs = after.flatMap((is) => {
    const old = was.get(is.occurrence);
    return old && old !== is && old.status === is.status ? [{ old, is }] : [];
  });
  return [...Map.groupBy(pairs, ({ old, is }) => `${keyOf(old)} ${keyOf(is)}`).values()].flatMap((alike) => {
    const [first] = alike;
    return first ? [{ count: alike.length, ...movedFrom(first.old, first.is, decimalsOf(currency)) }] : [];
  });
}

const keyOf = (one: Compared): string => JSON.stringify(figuresOf(one));

const figuresOf = ({ subtotal, total, importer_total_payable, exporter_net_total }: Compared): Compared => ({
  subtotal,
  total,
  importer_total_payable,
  exporter_net_total,
});

function movedFrom(old: Priced, is: Priced, decimals: number): Omit<MovedGroup, 'count'> {
  const difference = parseDecimal(is.total, decimals) - parseDecimal(old.total, decimals);
  return {
    occurrence: is.occurrence,
    before: figuresOf(old),
    after: figuresOf(is),
    difference: decimalText(difference, decimals),
    percent: percentMoved(old.total, is.total, decimals),
    price_percent: percentMoved(old.subtotal, is.subtotal, decimals),
  };
}
