import {
  detailFields,
  lineFieldNames,
  printedBelow,
  type LineField,
  type StatedLine,
} from '../../../../domain/documents/lineFields.ts';
import { isLine } from '../../../../domain/documents/rows.ts';
import type { LineTotals } from '../../../../domain/taxes/line.ts';
import { lineFields } from '../../../../schemas/parts/documents/lineFields.ts';
import type { TextKind } from '../../../../schemas/parts/documents/rowKinds.ts';
import { scenarioOn, valuesOn, type LineScenario, type LineTribute, type TaxedOn } from './lineScenario.ts';

/** An edited row. Numbers are decimal text with a point, empty while not entered and in rows that are no lines. */
export interface Line extends StatedLine {
  /** Of a quote: whether the client may leave it out. */
  readonly is_optional?: boolean | undefined;
  /** What the row is if it is no line; it has a description alone then. */
  readonly row?: TextKind | undefined;
  /** Stable while the line moves. */
  readonly key: string;
  readonly item?: { readonly uuid: string; readonly description: string };
  /** Whether its details are open although none is entered. */
  readonly isOpen?: boolean;
  readonly scenario?: LineScenario;
  /** Unmatched text of choices. */
  readonly typed?: Readonly<Partial<Record<Lookup, string>>>;
  /** What no user set: price and unit of the item, a scenario of the client, the item or another line. */
  readonly taken?: {
    readonly price?: boolean;
    readonly unit?: boolean;
    readonly scenario?: 'client' | 'item' | 'above' | undefined;
  };
  /** The values of variable tributes, by row uuid. */
  readonly values: Readonly<Record<string, string>>;
  /** Of a line that deducts a deposit, which only the server changes: the line that it deducts, and its amounts. */
  readonly mirror?: { readonly line: string; readonly totals: LineTotals };
}

/** A cell with a choice of records. */
export type Lookup = 'item' | 'scenario';

/** An editable cell: a choice, what the line states, or a variable tribute by row uuid. */
export type Column = Lookup | LineField | `tribute:${string}`;

/** Returns an empty line with the scenario of the line above, because documents rarely mix them. */
export function newLine(above?: Line, parts: Partial<Omit<Line, 'key'>> = {}): Line {
  return {
    key: crypto.randomUUID(),
    quantity: lineFields.quantity.default,
    price: '',
    scenario: above?.scenario,
    values: above?.values ?? {},
    ...(above?.scenario && { taken: { scenario: 'above' } }),
    ...parts,
  };
}

/** Returns a row between lines: a text, heading or subtotal. */
export const newText = (row: TextKind, description?: string | null): Line => ({
  key: crypto.randomUUID(),
  row,
  quantity: '',
  price: '',
  values: {},
  ...(description && { description }),
});

/** Returns the last of some rows that is a line. */
export const lastLine = (rows: readonly Line[]): Line | undefined => rows.findLast(isLine);

/** Returns whether a row has no input; such a row is not saved. A subtotal needs none. */
export function isBlank(line: Line): boolean {
  if (line.row) return line.row !== 'subtotal' && !line.description?.trim();
  return !line.item && !line.typed?.item && line.price === '' && detailFields.every((name) => !line[name]);
}

/** Returns whether two states of the lines have equal figures. */
export function countAlike(before: readonly Line[], now: readonly Line[]): boolean {
  if (before.length !== now.length) return false;
  return now.every((line, index) => {
    const was = before[index];
    const { key, scenario, values } = line;
    return (
      was === line ||
      (was?.key === key &&
        lineFieldNames.every((name) => was[name] === line[name]) &&
        was.is_optional === line.is_optional &&
        was.scenario === scenario &&
        was.values === values)
    );
  });
}

export function variableTributes(line: Line): readonly LineTribute[] {
  return line.scenario?.tributes.filter((tribute) => tribute.type === 'Variable') ?? [];
}

/** Returns whether the details of an edited line are open: on demand, and where something is printed below its item. */
export const hasOpenDetails = (line: Line): boolean => line.isOpen === true || hasDetails(line);

/** Returns whether something is shown below the item of a line. */
export const hasDetails = (line: Line): boolean =>
  line.is_optional === true ||
  Boolean(line.adjustments?.length) ||
  line.days !== undefined ||
  printedBelow.some((name) => Boolean(line[name]));

/** Returns the cells of a line in keyboard order. */
export function columnsOf(line: Line): readonly Column[] {
  if (line.mirror) return [];
  if (line.row) return ['description'];
  return [
    'item',
    'quantity',
    'price',
    'scenario',
    ...variableTributes(line).map((tribute): Column => `tribute:${tribute.uuid}`),
    ...(hasOpenDetails(line) ? detailFields : []),
  ];
}

/** Returns whether the scenario of a line is that of a day and currency. */
export const isOn = ({ scenario, mirror }: Line, on: TaxedOn): boolean =>
  !scenario || mirror !== undefined || scenarioOn(scenario, on) === scenario;

/** Returns a line with its scenario on a day. What deducts a deposit stays as it is stored. */
export function lineOn(line: Line, on: TaxedOn): Line {
  if (!line.scenario || isOn(line, on)) return line;
  const scenario = scenarioOn(line.scenario, on);
  return { ...line, scenario, values: valuesOn(line.values, line.scenario, scenario) };
}
