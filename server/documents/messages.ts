import type { LegalRequest } from './legal/texts.ts';
import type { DocumentRequest } from './request.ts';

/** What the pool asks of a worker: one drawing at a time. */
export type Job = { kind: 'pdf' | 'pages'; request: DocumentRequest } | { kind: 'legal'; request: LegalRequest };

export type Drawn = { pdf: Uint8Array } | { pages: string[] };

/** What a worker answers; a failure says why in words for the log, never for a user. */
export type Answer = Drawn | { failure: string };
