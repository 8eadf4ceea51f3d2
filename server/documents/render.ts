import type { LegalRequest } from './legal/texts.ts';
import type { Job } from './messages.ts';
import { createPool, DocumentFailed } from './pool.ts';
import type { DocumentRequest } from './request.ts';
import { programOf } from './templates.ts';

/** The documents of the product, drawn outside this process. */
export interface Documents {
  /** A tagged PDF/A-3a: the same bytes for the same request. */
  pdf(request: DocumentRequest): Promise<Uint8Array>;
  /** The same pages as SVG, one a page, each standing by itself and safe to put into HTML as it is. */
  pages(request: DocumentRequest): Promise<string[]>;
  /** A legal text as a tagged PDF/A-3a: the same bytes for the same request. */
  legal(request: LegalRequest): Promise<Uint8Array>;
  close(): Promise<void>;
}

/**
 * Makes documents ready to be asked for. Nothing is started before the first one. Its calls reject with
 * `UnknownTemplate`, `DocumentTimeout` (its worker is killed, the next document gets a new one) or `DocumentFailed`.
 */
export function startDocuments({
  workers = 2,
  timeoutMs = 15_000,
}: { workers?: number; timeoutMs?: number } = {}): Documents {
  const pool = createPool({ script: new URL('./worker.ts', import.meta.url), workers, timeoutMs });
  async function pdf(job: Job): Promise<Uint8Array> {
    const answer = await pool.run(job);
    if ('pdf' in answer) return answer.pdf;
    throw new DocumentFailed('the worker answered another job');
  }

  return {
    async pdf(request) {
      programOf(request.template);
      return pdf({ kind: 'pdf', request });
    },
    async pages(request) {
      programOf(request.template);
      const answer = await pool.run({ kind: 'pages', request });
      if ('pages' in answer) return answer.pages;
      throw new DocumentFailed('the worker answered another job');
    },
    legal: (request) => pdf({ kind: 'legal', request }),
    close: () => pool.close(),
  };
}
