import type { BudgetName } from '../../limits/budgets.ts';
import type { LegalRequest } from '../legal/texts.ts';
import type { ReminderRequest } from '../reminder/request.ts';
import type { ReceiptRequest } from '../receipt/request.ts';
import type { UnreadRequest } from '../request.ts';
import type { StatementRequest } from '../statement/request.ts';

/** The compression of an HTML page or of drawings, which are drawn once and sent many times. */
export type Encoding = 'br' | 'gzip';

/** A message of the pool to a worker: one drawing at a time. */
export type Job =
  | { readonly kind: 'pdf'; readonly request: UnreadRequest }
  | { readonly kind: 'html'; readonly request: UnreadRequest; readonly modal: boolean; readonly encoding: Encoding }
  | { readonly kind: 'svg'; readonly request: UnreadRequest; readonly encoding: Encoding }
  | { readonly kind: 'receipt'; readonly request: ReceiptRequest; readonly form: ReceiptForm }
  | { readonly kind: 'statement'; readonly request: StatementRequest }
  | { readonly kind: 'reminder'; readonly request: ReminderRequest }
  | { readonly kind: 'legal'; readonly request: LegalRequest };

/** The form of a receipt: a PDF, or an HTML page. */
export type ReceiptForm =
  | { readonly kind: 'pdf' }
  | { readonly kind: 'html'; readonly modal: boolean; readonly encoding: Encoding };

/** A drawn document. */
export interface Drawn {
  readonly bytes: Uint8Array;
  /** Whether a company's own template failed, so that the default one is used. */
  readonly failedTemplate?: true;
  /** Whether this drawing of an issued document is not what was drawn first. */
  readonly differs?: true;
}

/** The answer of a worker; the text of a failure is for the log, never for a user. */
export type Answer = Drawn | { readonly exceeded: BudgetName } | { readonly failure: string };

/** The first message of a worker: everything is loaded, it accepts work. */
export const ready = 'ready';
