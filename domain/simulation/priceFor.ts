import { lineProperty } from '../documents/lineFields.ts';
import { decimalText, parseDecimal } from '../money/decimal.ts';
import { rescale } from '../money/round.ts';
import { figureTooLarge } from '../taxes/limit.ts';
import { isLimited } from '../taxes/system/system.ts';
import { figureFraction, type TributeTerms } from '../taxes/terms.ts';
import { largestDeviation } from './deviation.ts';
import { sidesOf, simulated, type PricedTerms, type TargetFigure } from './figures.ts';

/** What a figure shall reach. */
export interface Target {
  readonly figure: TargetFigure;
  /** In the currency of the line. */
  readonly amount: string;
}

/** The smallest price of a target, and by how much its figure is more. */
export interface FoundPrice {
  readonly price: string;
  readonly difference: string;
}

/** How many prices are tried: a figure that hardly moves with the price would need all of them. */
const mostTried = 5_000;

/**
 * Returns the smallest price, in the currency's smallest unit, whose figure reaches an amount; undefined if no price that the
 * product accepts does. Prices are left out by halves, where the figure cannot reach the amount: at most it gains what rises
 * and loses nothing, and while no tribute passes a limit it is near a straight line.
 */
export function priceFor(
  { figure, amount }: Target,
  terms: PricedTerms,
  decimals: number,
  most: bigint = largestPrice(terms, decimals),
): FoundPrice | undefined {
  const wanted = parseDecimal(amount, decimals);
  const near = 2n * largestDeviation(terms.tributes);
  let tried = 0;

  const tryAt = (price: bigint): Tried => {
    tried += 1;
    const line = simulated(decimalText(price, decimals), terms, decimals);
    const { up, down } = sidesOf(figure, line, decimals);
    return {
      price,
      up,
      down,
      reached: up - down,
      amounts: line.tributes.map((each) => parseDecimal(each.amount, decimals)),
    };
  };
  /** Finds the smallest price above the first one, which does not reach the amount. */
  const search = (from: Tried, to: Tried): Tried | undefined => {
    if (to.up - from.down < wanted || tried > mostTried) return undefined;
    const isNear = to.reached + near < wanted && from.reached + near < wanted;
    if (isNear && isStraight(from, to, terms.tributes, decimals)) return undefined;
    if (to.price - from.price <= 1n) return to.reached >= wanted ? to : undefined;
    const middle = tryAt((from.price + to.price) / 2n);
    return search(from, middle) ?? (middle.reached >= wanted ? middle : search(middle, to));
  };

  const least = smallestPrice(decimals);
  if (most < least) return undefined;
  const first = tryAt(least);
  const found = first.reached >= wanted ? first : search(first, tryAt(most));
  return (
    found && {
      price: decimalText(found.price, decimals),
      difference: decimalText(found.reached - wanted, decimals),
    }
  );
}

/** The figures at a price, in minor units. */
interface Tried {
  readonly price: bigint;
  readonly up: bigint;
  readonly down: bigint;
  readonly reached: bigint;
  readonly amounts: readonly bigint[];
}

/** Returns whether no tribute passes a limit between two prices. */
const isStraight = (from: Tried, to: Tried, tributes: readonly TributeTerms[], decimals: number): boolean =>
  tributes.every((terms, at) => {
    const [low = 0n, high = 0n] = [from.amounts[at], to.amounts[at]];
    if (!isLimited(terms) || low === high) return true;
    const { minimum, maximum } = terms;
    const isAboveMinimum = minimum === undefined || low > 0n;
    return (
      isAboveMinimum &&
      (maximum === undefined || high < rescale(parseDecimal(maximum, figureFraction), figureFraction, decimals))
    );
  });

/** Returns the smallest price of a line without a unit, in minor units. */
function smallestPrice(decimals: number): bigint {
  const cent = rescale(1n, 2, decimals);
  return cent > 0n ? cent : 1n;
}

/** Returns the largest price that the product accepts: no figure of the line is too large. */
function largestPrice(terms: PricedTerms, decimals: number): bigint {
  let most = rescale(parseDecimal(lineProperty('price').decimal?.maximum ?? '0', 0), 0, decimals);
  let least = smallestPrice(decimals);
  const isAccepted = (price: bigint): boolean =>
    figureTooLarge(simulated(decimalText(price, decimals), terms, decimals)) === undefined;
  if (isAccepted(most)) return most;
  if (!isAccepted(least)) return 0n;
  while (most - least > 1n) {
    const middle = (least + most) / 2n;
    if (isAccepted(middle)) least = middle;
    else most = middle;
  }
  return least;
}
