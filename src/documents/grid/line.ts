import { corridorOf, type Corridor } from '../../../domain/documents/scenarioFit.ts';
import type { Infer } from '../../../schemas/resource.ts';
import type { scenarioTribute } from '../../../schemas/parts/scenarioTribute.ts';
import type { Scenario } from '../../../schemas/resources/scenarios.ts';

type TributeRow = Infer<typeof scenarioTribute>;

/** A tribute of a scenario as the grid needs it: who it is, how it is computed, who answers for it. */
export interface LineTribute extends Pick<TributeRow, 'is_origin' | 'type' | 'tax_responsible' | 'is_fixed' | 'value'> {
  readonly uuid: string;
  readonly name: string;
  /** The company's default rate, where the line enters the value. */
  readonly proposed?: string | undefined;
}

/** The scenario chosen for a line, with all of its tributes. */
export interface LineScenario extends Corridor {
  readonly uuid: string;
  readonly name: string;
  readonly code?: string;
  readonly tributes: readonly LineTribute[];
}

/** One line being edited. Numbers are decimal text with a point, empty while not entered. */
export interface Line {
  /** Stays the same wherever the line moves. */
  readonly key: string;
  readonly item?: { readonly uuid: string; readonly description: string };
  readonly quantity: string;
  readonly price: string;
  readonly scenario?: LineScenario;
  /** What is typed where one of several is to be chosen, and is none of them yet. */
  readonly typed?: Readonly<Partial<Record<Lookup, string>>>;
  /** What was entered for the scenario's variable tributes, by their row's uuid. */
  readonly values: Readonly<Record<string, string>>;
}

/** A cell where one of many records is chosen. */
export type Lookup = 'item' | 'scenario';

/** A cell that can be entered: one of the fixed columns, or a variable tribute by its row's uuid. */
export type Column = Lookup | 'quantity' | 'price' | `tribute:${string}`;

/** An empty line. It keeps the scenario of the line above, since documents rarely mix them. */
export function newLine(above?: Line, parts: Partial<Omit<Line, 'key'>> = {}): Line {
  return {
    key: crypto.randomUUID(),
    quantity: '1',
    price: '',
    scenario: above?.scenario,
    values: above?.values ?? {},
    ...parts,
  };
}

/** Whether nothing of its own was entered: such a line is left out when the document is saved. */
export function isBlank(line: Line): boolean {
  return !line.item && !line.typed?.item && line.price === '';
}

/** Whether two states of the lines come to the same, whatever they are called. */
export function countAlike(before: readonly Line[], now: readonly Line[]): boolean {
  if (before.length !== now.length) return false;
  return now.every((line, index) => {
    const was = before[index];
    const { key, quantity, price, scenario, values } = line;
    return (
      was === line ||
      (was?.key === key &&
        was.quantity === quantity &&
        was.price === price &&
        was.scenario === scenario &&
        was.values === values)
    );
  });
}

export function variableTributes(line: Line): readonly LineTribute[] {
  return line.scenario?.tributes.filter((tribute) => tribute.type === 'Variable') ?? [];
}

/** The cells of a line in the order the keyboard visits them. */
export function columnsOf(line: Line): readonly Column[] {
  return [
    'item',
    'quantity',
    'price',
    'scenario',
    ...variableTributes(line).map((tribute): Column => `tribute:${tribute.uuid}`),
  ];
}

const noRates: ReadonlyMap<string, string> = new Map();

/**
 * A scenario of the API as the grid uses it, with what the company's default rates propose for percents that the line
 * enters. A tribute goes by its row, or by itself where the row has no uuid.
 */
export function toLineScenario(scenario: Scenario, rates = noRates): LineScenario {
  return {
    uuid: scenario.uuid ?? '',
    name: scenario.name,
    code: scenario.code,
    ...corridorOf(scenario),
    tributes: (scenario.tributes ?? []).map(({ tribute, uuid, ...row }) => ({
      ...row,
      uuid: uuid ?? tribute.uuid,
      name: tribute.name ?? '',
      proposed: row.type === 'Variable' && !row.is_fixed ? rates.get(tribute.uuid) : undefined,
    })),
  };
}

/** What a line begins with for the variable tributes of a scenario. */
export const proposedValues = ({ tributes }: LineScenario): Line['values'] =>
  Object.fromEntries(tributes.flatMap(({ uuid, proposed }) => (proposed === undefined ? [] : [[uuid, proposed]])));
