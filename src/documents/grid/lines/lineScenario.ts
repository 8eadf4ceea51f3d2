import { corridorOf, type Corridor } from '../../../../domain/documents/scenarioFit.ts';
import { memoized } from '../../../../domain/memoized.ts';
import { boxOf } from '../../../../domain/taxes/boxes.ts';
import { isMoney, rowsOn } from '../../../../domain/taxes/resolve.ts';
import type { Rounding } from '../../../../domain/taxes/terms.ts';
import type { scenarioTribute } from '../../../../schemas/parts/documents/scenarioTribute.ts';
import type { Infer } from '../../../../schemas/resource.ts';
import type { Scenario } from '../../../../schemas/resources/taxes/scenarios.ts';

type TributeRow = Infer<typeof scenarioTribute>;

/** A tribute of a scenario for the grid: name, computation and responsible. */
export interface LineTribute extends Omit<TributeRow, 'uuid' | 'tribute' | 'financial_officer'> {
  readonly uuid: string;
  readonly name: string;
  /** Its key; unknown in a snapshot of old. */
  readonly tribute?: { readonly uuid: string } | undefined;
  /** The company's default rate, if the line enters the value. */
  readonly proposed?: string | undefined;
}

/** The day and the currency that the taxes of a document are computed by. */
export interface TaxedOn {
  readonly day: string;
  readonly currency: string;
}

/** The scenario of a line with its tributes. */
export interface LineScenario extends Corridor {
  readonly uuid: string;
  readonly name: string;
  readonly code?: string;
  readonly rounding?: Rounding | undefined;
  /** All its tributes, of which those valid on the day are `tributes`. */
  readonly rows?: readonly LineTribute[] | undefined;
  readonly tributes: readonly LineTribute[];
  /** Absent until the document has a day. */
  readonly on?: TaxedOn | undefined;
}

const noRates: ReadonlyMap<string, string> = new Map();

/**
 * Converts a scenario of the API for the grid, with the company's default rates for percentages that lines enter. A
 * tribute is identified by its row, or by itself without one.
 */
export function toLineScenario(scenario: Scenario, rates = noRates): LineScenario {
  const rows = (scenario.tributes ?? []).map(({ tribute, uuid, financial_officer: _officer, ...row }): LineTribute => ({
    ...row,
    uuid: uuid ?? tribute.uuid,
    name: tribute.name ?? '',
    tribute: { uuid: tribute.uuid },
    proposed: row.type === 'Variable' && !row.is_fixed ? rates.get(tribute.uuid) : undefined,
  }));
  return {
    uuid: scenario.uuid ?? '',
    name: scenario.name,
    code: scenario.code,
    rounding: scenario.rounding,
    ...corridorOf(scenario),
    rows,
    tributes: rows,
  };
}

const keyOf = ({ day, currency }: TaxedOn): string => `${day} ${currency}`;

const resolvedOf: (scenario: LineScenario) => Map<string, LineScenario> = memoized(() => new Map());

/** Returns a scenario on a day: the same object for the same day and currency, so that its equations are solved once. */
export function scenarioOn(scenario: LineScenario, on: TaxedOn): LineScenario {
  if (scenario.on && keyOf(scenario.on) === keyOf(on)) return scenario;
  const known = resolvedOf(scenario);
  const found = known.get(keyOf(on));
  if (found) return found;
  const { rows = scenario.tributes } = scenario;
  const resolved = { ...scenario, on, rows, tributes: rowsOn(rows, on.day) };
  known.set(keyOf(on), resolved);
  return resolved;
}

/** Returns the initial values of a scenario's variable tributes. */
export const proposedValues = ({ tributes }: LineScenario): Readonly<Record<string, string>> =>
  Object.fromEntries(tributes.flatMap(({ uuid, proposed }) => (proposed === undefined ? [] : [[uuid, proposed]])));

/**
 * Returns the values of variable tributes on another day: a value holds for the row of the same tribute and box that is valid then,
 * between percentages or between amounts that are due as often (rule 7).
 */
export function valuesOn(
  values: Readonly<Record<string, string>>,
  before: LineScenario,
  now: LineScenario,
): Readonly<Record<string, string>> {
  const carried = now.tributes.flatMap((row) => {
    if (row.type !== 'Variable' || values[row.uuid] !== undefined) return [];
    const former = before.tributes.find((other) => isAlike(other, row) && values[other.uuid] !== undefined);
    const value = former ? values[former.uuid] : row.proposed;
    return value === undefined ? [] : [[row.uuid, value] as const];
  });
  return carried.length === 0 ? values : { ...values, ...Object.fromEntries(carried) };
}

const isAlike = (one: LineTribute, other: LineTribute): boolean =>
  one.tribute !== undefined &&
  one.tribute.uuid === other.tribute?.uuid &&
  boxOf(one) === boxOf(other) &&
  isMoney(one) === isMoney(other) &&
  (one.per ?? 'line') === (other.per ?? 'line');
