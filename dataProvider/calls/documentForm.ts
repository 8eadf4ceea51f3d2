import type { RaRecord } from 'react-admin';
import type { scenarioTribute } from '../../schemas/parts/documents/scenarioTribute.ts';
import type { StatedLine } from '../../domain/documents/lineFields.ts';
import type { TextRow } from '../../domain/documents/rows.ts';
import { addressOf } from '../../domain/schema/urlOf.ts';
import type { Infer, Resource } from '../../schemas/resource.ts';
import type { Http } from '../http.ts';
import { withFiles } from '../form.ts';
import { toRecord } from '../record.ts';

type TributeRow = Infer<typeof scenarioTribute>;

export interface TributePayload extends Pick<TributeRow, 'is_origin' | 'is_fixed' | 'type' | 'tax_responsible'> {
  readonly uuid: string;
  /** Decimal text: a percentage, or money if `is_fixed`. */
  readonly value: string;
}

export type LinePayload = BilledPayload | TextRow;

interface BilledPayload extends StatedLine {
  readonly row?: undefined;
  readonly item: { readonly uuid: string };
  /** Of a quote. */
  readonly is_optional?: boolean;
  /** Of an invoice: the line of a deposit invoice that it deducts. */
  readonly mirrors_line?: string;
  readonly scenery: { readonly uuid: string; readonly tributes: readonly TributePayload[] };
}

/** The request of saving a document (design §5, create invoice). The server computes amounts. */
export interface DocumentPayload {
  readonly service_provider_uuid: string;
  /** The lines (`LinePayload`) under the resource's own name, and chosen files under theirs. */
  readonly [field: string]: unknown;
}

/** A document with the version that `If-Match` needs. */
export interface VersionedDocument {
  readonly document: Readonly<Record<string, unknown>>;
  readonly etag: string | undefined;
}

/** Calls for the form of a resource's documents. Each call fails with `HttpError`. */
export function documentFormCalls(http: Http, resource: Pick<Resource, 'api'>) {
  const at = (verb: 'show' | 'edit', uuid: string) => addressOf(resource, verb, encodeURIComponent(uuid));
  return {
    /** Reads a document and its version. Fails with 404 if the tenant has none. */
    async read(uuid: string, signal?: AbortSignal): Promise<VersionedDocument> {
      const { json, headers } = await http.get(at('show', uuid), { signal });
      return { document: json as VersionedDocument['document'], etag: headers.get('etag') ?? undefined };
    },
    /** Creates a document; `once` is the idempotency key of the form, if it has one. */
    async create(document: DocumentPayload, once?: string): Promise<RaRecord> {
      const answer = await http.post(addressOf(resource, 'create'), { body: withFiles(document), once });
      return toRecord(answer.json, answer.headers);
    },
    /** Replaces a draft that was read at `etag`; fails with 409 if it changed since or is no longer a draft. */
    async update(uuid: string, document: DocumentPayload, etag: string | undefined): Promise<RaRecord> {
      const headers: Record<string, string> = etag ? { 'If-Match': etag } : {};
      const answer = await http.put(at('edit', uuid), { body: withFiles(document), headers });
      return toRecord(answer.json, answer.headers);
    },
  };
}
