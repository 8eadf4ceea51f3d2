import type { BudgetName } from '../budgets.ts';
import type { LegalRequest } from './legal/texts.ts';
import type { UnreadRequest } from './request.ts';

/** How the bytes of an HTML page are compressed: it is drawn once and sent to many. */
export type Encoding = 'br' | 'gzip';

/** What the pool asks of a worker: one drawing at a time. */
export type Job =
  | { readonly kind: 'pdf'; readonly request: UnreadRequest }
  | { readonly kind: 'html'; readonly request: UnreadRequest; readonly modal: boolean; readonly encoding: Encoding }
  | { readonly kind: 'legal'; readonly request: LegalRequest };

/** A drawn document. */
export interface Drawn {
  readonly bytes: Uint8Array;
}

/** What a worker answers: a failure says why in words for the log, never for a user. */
export type Answer = Drawn | { readonly exceeded: BudgetName } | { readonly failure: string };

/** What a worker says first: everything is loaded, it can be given work. */
export const ready = 'ready';
