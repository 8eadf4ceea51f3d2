import { defaultBudgets, type Budgets } from '../../limits/budgets.ts';
import { shareDrawings, type DrawingRequest, type DrawingOutcome } from './drawings.ts';
import type { Drawn } from './messages.ts';
import { createPool } from './pool.ts';

/** The documents of the product, drawn outside this process. */
export interface Documents {
  /**
   * Draws a document or returns the cached one. Rejects with `busy` if too many requests wait, with
   * `document_too_complex` if it exceeds a limit, with errors of `read`, with the signal's reason, or with
   * `DocumentFailed`.
   */
  draw(request: DrawingRequest): Promise<Drawn>;
  /** The number of waiting requests, and the bytes of cached documents. */
  waiting(): number;
  keptBytes(): number;
  /** The number of drawings so far, by outcome. */
  outcomes(): [DrawingOutcome, number][];
  close(): Promise<void>;
}

/** Creates the documents service; processes start with the first document. */
export function startDocuments({
  workers = 2,
  budgets = defaultBudgets,
  script = new URL('./worker.ts', import.meta.url),
}: { workers?: number; budgets?: Budgets; script?: URL } = {}): Documents {
  const pool = createPool({ script, workers, limits: budgets });
  return { ...shareDrawings({ pool, workers, budgets }), close: () => pool.close() };
}
