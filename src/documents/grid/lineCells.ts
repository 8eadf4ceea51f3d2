import type { Column, Line, LineTribute } from './line.ts';
import type { CellErrors, CellMessage } from './linesReducer.ts';

/** What the cells of a line are drawn from, as text or as inputs. */
export interface LineCellsProps {
  readonly line: Line;
  /** Where the line stands, from 1. */
  readonly position: number;
  readonly currency: string;
  readonly decimals: number;
  readonly errors: CellErrors;
}

export function errorId(line: Line, column: Column): string {
  return `error-${line.key}-${column.replace(':', '-')}`;
}

export interface CellError {
  readonly id: string;
  readonly message: CellMessage;
  /** What the message is about, where several share a cell: the name of the tribute. */
  readonly about?: string;
}

/** The messages that stand under a cell; under the tributes, those of every one of them, by its name. */
export function errorsAt(line: Line, errors: CellErrors, name: Column | 'tributes'): CellError[] {
  return Object.entries(errors).flatMap(([at, message]) => {
    const column = at as Column;
    const isHere = name === 'tributes' ? at.startsWith('tribute:') : at === name;
    return isHere && message ? [{ id: errorId(line, column), message, about: tributeAt(line, column)?.name }] : [];
  });
}

function tributeAt(line: Line, column: Column): LineTribute | undefined {
  return line.scenario?.tributes.find(({ uuid }) => column === `tribute:${uuid}`);
}
