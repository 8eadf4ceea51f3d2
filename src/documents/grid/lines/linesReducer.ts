import { detailFields } from '../../../../domain/documents/lineFields.ts';
import { isLine } from '../../../../domain/documents/rows.ts';
import type { TextKind } from '../../../../schemas/parts/documents/rowKinds.ts';
import { columnsOf, isOn, lastLine, lineOn, newLine, newText, type Column, type Line } from './line.ts';
import { proposedValues, type LineScenario, type TaxedOn } from './lineScenario.ts';
import type { Cell } from '../navigate.ts';
import { withItem, withScenarioOfClient, withScenarioOfItem, type Offer } from './takeItem.ts';

/** Errors by line key and cell. */
export type LineErrors = Readonly<Record<string, CellErrors>>;
export type CellErrors = Readonly<Partial<Record<Column, CellMessage>>>;
/** A locale key with arguments, or the server's text. */
export type CellMessage = string | { readonly message: string; readonly args: Readonly<Record<string, string>> };

export interface LinesState {
  readonly lines: readonly Line[];
  /** The edited cell. Only its line has inputs. */
  readonly active?: Cell;
  readonly errors: LineErrors;
  /** Whether there is input since loading or saving. */
  readonly dirty: boolean;
  /** What the scenarios of the lines are those of. */
  readonly on?: TaxedOn | undefined;
}

export type LinesAction =
  | { readonly type: 'load'; readonly lines: readonly Line[]; readonly dirty?: boolean }
  | { readonly type: 'change'; readonly key: string; readonly parts: Partial<Omit<Line, 'key'>> }
  | {
      readonly type: 'item';
      readonly key: string;
      readonly item: NonNullable<Line['item']>;
      readonly offer: Offer;
    }
  | {
      readonly type: 'scenarioOfItem';
      readonly key: string;
      readonly item: string;
      readonly scenario: LineScenario;
    }
  | { readonly type: 'scenarioOfClient'; readonly scenario: LineScenario | undefined }
  | { readonly type: 'scenario'; readonly key: string; readonly scenario: LineScenario }
  | { readonly type: 'add'; readonly row?: TextKind; readonly below?: string }
  | { readonly type: 'insert'; readonly lines: readonly Line[] }
  | { readonly type: 'duplicate'; readonly key: string }
  | { readonly type: 'remove'; readonly key: string }
  | { readonly type: 'move'; readonly key: string; readonly step: 1 | -1 }
  | { readonly type: 'details'; readonly key: string }
  | { readonly type: 'enter'; readonly cell: Cell }
  | { readonly type: 'leave' }
  | { readonly type: 'on'; readonly on: TaxedOn }
  | { readonly type: 'refuse'; readonly errors: LineErrors };

export const noLines: LinesState = { lines: [], errors: {}, dirty: false };

/**
 * Applies an action to the lines, whose scenarios are those of the document's day. Unaffected lines keep their identity, so
 * they do not re-render.
 */
export function linesReducer(state: LinesState, action: LinesAction): LinesState {
  const next = applied(state, action);
  const { on } = next;
  if (!on || next.lines.every((line) => isOn(line, on))) return next;
  return { ...next, lines: next.lines.map((line) => lineOn(line, on)) };
}

function applied(state: LinesState, action: LinesAction): LinesState {
  switch (action.type) {
    case 'load':
      return { ...noLines, on: state.on, lines: action.lines, dirty: action.dirty ?? false };
    case 'on':
      return { ...state, on: action.on };
    case 'change':
      return changeLine(state, action.key, (line) => changed(line, action.parts));
    case 'item': {
      const at = state.lines.findIndex(({ key }) => key === action.key);
      const above = lastLine(state.lines.slice(0, at));
      return changeLine(state, action.key, (line) => withItem(line, action.item, action.offer, above));
    }
    case 'scenarioOfItem':
      return changeLine(state, action.key, (line) => withScenarioOfItem(line, action.item, action.scenario));
    case 'scenarioOfClient':
      return { ...state, lines: withScenarioOfClient(state.lines, action.scenario) };
    case 'scenario':
      return chooseScenario(state, action.key, action.scenario);
    case 'add':
      return add(state, action);
    case 'insert':
      return {
        ...state,
        lines: state.lines.toSpliced(endOf(state.lines), 0, ...action.lines),
        active: undefined,
        dirty: true,
      };
    case 'duplicate':
      return duplicate(state, action.key);
    case 'remove':
      return remove(state, action.key);
    case 'move':
      return move(state, action.key, action.step);
    case 'details':
      return openDetails(state, action.key);
    case 'enter':
      return { ...state, active: action.cell };
    case 'leave':
      return { ...state, active: undefined };
    case 'refuse':
      return { ...state, errors: action.errors };
  }
}

/** The end of the rows that a user edits: those that deduct deposits stay last. */
function endOf(lines: readonly Line[]): number {
  const at = lines.findIndex(({ mirror }) => mirror);
  return at < 0 ? lines.length : at;
}

/** Adds a row below another one, or at the end. */
function add(state: LinesState, { row, below }: Extract<LinesAction, { type: 'add' }>): LinesState {
  const found = state.lines.findIndex(({ key }) => key === below);
  const at = found < 0 ? endOf(state.lines) : found + 1;
  const line = row ? newText(row) : newLine(lastLine(state.lines.slice(0, at)));
  return { ...state, lines: state.lines.toSpliced(at, 0, line), active: firstCell(line), ...(row && { dirty: true }) };
}

const firstCell = (line: Line): Cell => ({ key: line.key, column: columnsOf(line)[0] ?? 'item' });

function changeLine(state: LinesState, key: string, change: (line: Line) => Line): LinesState {
  return {
    ...state,
    lines: state.lines.map((line) => (line.key === key ? change(line) : line)),
    errors: without(state.errors, key),
    dirty: true,
  };
}

/** Returns a changed line; unmatched text of other cells stays. What is entered is no longer that of the item. */
function changed(line: Line, parts: Partial<Omit<Line, 'key'>>): Line {
  return {
    ...line,
    ...parts,
    ...(parts.typed && { typed: { ...line.typed, ...parts.typed } }),
    ...(line.taken && {
      taken: { ...line.taken, ...('price' in parts && { price: false }), ...('unit_code' in parts && { unit: false }) },
    }),
  };
}

/** Sets a line's scenario, and that of lines without one. */
function chooseScenario(state: LinesState, key: string, scenario: LineScenario): LinesState {
  const takes = (line: Line) => line.key === key || (isLine(line) && !line.scenario);
  const proposed = proposedValues(scenario);
  return {
    ...state,
    lines: state.lines.map((line) =>
      takes(line)
        ? {
            ...line,
            scenario,
            values: { ...proposed, ...line.values },
            taken: { ...line.taken, scenario: line.key === key ? undefined : 'above' },
          }
        : line,
    ),
    errors: without(state.errors, key),
    dirty: true,
  };
}

/** Opens the details of a line, and edits the first one. */
function openDetails(state: LinesState, key: string): LinesState {
  const [column = 'item'] = detailFields;
  const lines = state.lines.map((line) => (line.key === key ? { ...line, isOpen: true } : line));
  return { ...state, lines, active: { key, column } };
}

function duplicate(state: LinesState, key: string): LinesState {
  const at = state.lines.findIndex((line) => line.key === key);
  const original = state.lines[at];
  if (!original) return state;
  const copy: Line = { ...original, key: crypto.randomUUID() };
  return {
    ...state,
    lines: state.lines.toSpliced(at + 1, 0, copy),
    active: firstCell(copy),
    dirty: true,
  };
}

function remove(state: LinesState, key: string): LinesState {
  return {
    ...state,
    lines: state.lines.filter((line) => line.key !== key),
    active: state.active?.key === key ? undefined : state.active,
    errors: without(state.errors, key),
    dirty: true,
  };
}

function move(state: LinesState, key: string, step: 1 | -1): LinesState {
  const at = state.lines.findIndex((line) => line.key === key);
  const line = state.lines[at];
  const beside = state.lines[at + step];
  if (!line || !beside || beside.mirror) return state;
  return { ...state, lines: state.lines.with(at, beside).with(at + step, line), dirty: true };
}

function without(errors: LineErrors, key: string): LineErrors {
  if (!(key in errors)) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([known]) => known !== key));
}
