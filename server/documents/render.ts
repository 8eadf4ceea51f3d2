import { defaultBudgets, type Budgets } from '../budgets.ts';
import { shareDrawings, type Asking, type DrawingOutcome } from './drawings.ts';
import type { Drawn } from './messages.ts';
import { createPool } from './pool.ts';

/** The documents of the product, drawn outside this process. */
export interface Documents {
  /**
   * A document, drawn or as it was drawn before. Rejects with `busy` where too many wait, with `document_too_complex`
   * where it takes too much, with what `read` throws, with the signal's reason, or with `DocumentFailed`.
   */
  draw(asking: Asking): Promise<Drawn>;
  /** How many wait to be drawn, and how many bytes of drawn ones are kept. */
  waiting(): number;
  keptBytes(): number;
  /** How many drawings have ended so far, by how. */
  outcomes(): [DrawingOutcome, number][];
  close(): Promise<void>;
}

/** Makes documents ready to be asked for. Nothing is started before the first one. */
export function startDocuments({
  workers = 2,
  budgets = defaultBudgets,
  script = new URL('./worker.ts', import.meta.url),
}: { workers?: number; budgets?: Budgets; script?: URL } = {}): Documents {
  const pool = createPool({ script, workers, limits: budgets });
  return { ...shareDrawings({ pool, workers, budgets }), close: () => pool.close() };
}
