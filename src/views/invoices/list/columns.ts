import type { ComponentType } from 'react';
import type { PageProperty } from '../../../generate/properties.ts';
import type { ListedInvoice } from '../actions/dialogProps.ts';
import { AccountCell } from './AccountCell.tsx';
import { DueDateCell } from './DueDateCell.tsx';
import { NumberCell } from './NumberCell.tsx';
import { PayerCell } from './PayerCell.tsx';
import { PaymentCell } from './PaymentCell.tsx';
import { TotalCell } from './TotalCell.tsx';

export interface CellProps {
  readonly invoice: ListedInvoice;
}

export interface InvoiceColumn {
  /** The word above it, under `invoiceActions.list`. */
  readonly word: string;
  /** What it shows, where that is not just the value by its kind. */
  readonly Cell?: ComponentType<CellProps>;
}

/** The columns of the schema as this list draws them (specification §2 Tables). */
export const columns: Readonly<Record<string, InvoiceColumn>> = {
  number: { word: 'numbers', Cell: NumberCell },
  account_uuid: { word: 'gateway', Cell: AccountCell },
  service_buyer: { word: 'payer', Cell: PayerCell },
  amount: { word: 'total', Cell: TotalCell },
  status: { word: 'status' },
  due_date: { word: 'due', Cell: DueDateCell },
  transactions: { word: 'payment', Cell: PaymentCell },
};

/** The key of the word above a column. */
export function columnWord(path: string): string {
  return `invoiceActions.list.${columns[path]?.word ?? path}`;
}

/** Numbers and payments are words here, which begin where their column does. */
export function alignOf({ path, kind }: PageProperty) {
  return path === 'number' || path === 'transactions' ? 'left' : kind.align;
}

/** What all of them need for figures of an everyday length, in pixels. */
export const tableWidth = 960;
