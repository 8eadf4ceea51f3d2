import { detailFields } from '../../../../domain/documents/lineFields.ts';
import type { Column, Line } from './line.ts';
import type { LineTribute } from './lineScenario.ts';
import type { CellErrors, CellMessage } from './linesReducer.ts';

/** Props of a line's cells, as text or inputs. */
export interface LineCellsProps {
  readonly line: Line;
  /** Whether the line is edited. */
  readonly isActive: boolean;
  /** The position of the line, from 1. */
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
  /** The tribute of the message, in a shared cell. */
  readonly about?: string;
}

/** Returns the errors of a cell; below the tributes, those of each by name. */
export function errorsAt(line: Line, errors: CellErrors, name: Column | 'tributes' | 'details'): CellError[] {
  return Object.entries(errors).flatMap(([at, message]) => {
    const column = at as Column;
    return message && isAt(name, column)
      ? [{ id: errorId(line, column), message, about: tributeAt(line, column)?.name }]
      : [];
  });
}

function isAt(name: Column | 'tributes' | 'details', column: Column): boolean {
  if (name === 'tributes') return column.startsWith('tribute:');
  return name === 'details' ? detailFields.some((field) => field === column) : name === column;
}

function tributeAt(line: Line, column: Column): LineTribute | undefined {
  return line.scenario?.tributes.find(({ uuid }) => column === `tribute:${uuid}`);
}
