import type { Infer } from '../../resource.ts';
import type { documentSchema } from './document.ts';

/** What every document says beside its lines, as a record. */
export type DocumentRecord = Infer<typeof documentSchema>;
