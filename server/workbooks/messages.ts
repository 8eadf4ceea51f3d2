import type { SheetCell } from '../../domain/lists/sheetCell.ts';

/** What a process that reads a workbook is given. */
export interface Reading {
  readonly bytes: Uint8Array;
  /** The name of the sheet that is wanted; the first with any rows unless told. */
  readonly sheet: string | undefined;
  /** The most rows that are told, the rest is not. */
  readonly rows: number;
  /** The most cells, and characters in them, that are read. */
  readonly cells: number;
  readonly characters: number;
}

/** The names of the sheets that have rows, and which of them was read. */
export interface Sheets {
  readonly sheets: readonly string[];
  readonly sheet: string;
}

/** Why a workbook is not read: it is none, it has no such sheet, or it has too much. */
export type Refusal = 'unreadable' | 'sheet' | 'tooLarge';

/** A piece of the sheet, row by row from the first, empty ones too; the end; or why there is none. */
export type Told = { readonly rows: readonly (readonly SheetCell[])[] } | Sheets | { readonly refused: Refusal };
