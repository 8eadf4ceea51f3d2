import type { SheetCell } from '../../../domain/lists/sheetCell.ts';

/** The request to a process that reads a workbook. */
export interface Reading {
  readonly bytes: Uint8Array;
  /** The name of the sheet; the first with rows by default. */
  readonly sheet: string | undefined;
  /** The maximum number of rows to return. */
  readonly rows: number;
  /** The maximum number of cells and characters to read. */
  readonly cells: number;
  readonly characters: number;
}

/** The sheets with rows, their first ones, and the sheet that was read. */
export interface Sheets {
  readonly sheets: readonly string[];
  readonly heads: readonly (readonly (readonly SheetCell[])[])[];
  readonly sheet: string;
}

/** Why a workbook is refused: unreadable, no such sheet, or too large. */
export type Refusal = 'unreadable' | 'sheet' | 'tooLarge';

/** A chunk of rows from the first, including empty ones; the end; or a refusal. */
export type WorkbookMessage =
  | { readonly rows: readonly (readonly SheetCell[])[] }
  | Sheets
  | { readonly refused: Refusal };
