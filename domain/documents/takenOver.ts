import { documentTerms } from '../../schemas/parts/documents/document.ts';
import { isCounted, isLine, type AnyRow, type Option } from './rows.ts';

const parties = ['service_provider_uuid', 'service_buyer_uuid', 'payment_responsible_uuid', 'currency'] as const;

/** What a document takes over from another one besides its lines: parties, references, texts and recipients. */
export const takenOver: readonly string[] = [...parties, ...Object.keys(documentTerms)];

/** Returns the rows that a document takes over: options that the client left out are not among them. */
export const takenRows = <Row extends AnyRow & Option>(rows: readonly Row[]): Row[] =>
  rows.filter((row) => !isLine(row) || isCounted(row));
