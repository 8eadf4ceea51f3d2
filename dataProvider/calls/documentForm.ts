import type { RaRecord } from 'ra-core';
import type { scenarioTribute } from '../../schemas/parts/scenarioTribute.ts';
import type { Infer } from '../../schemas/resource.ts';
import type { Http } from '../http.ts';
import { withFiles } from '../form.ts';
import { toRecord } from '../record.ts';

type TributeRow = Infer<typeof scenarioTribute>;

export interface TributePayload extends Pick<TributeRow, 'is_origin' | 'is_fixed' | 'type' | 'tax_responsible'> {
  readonly uuid: string;
  /** Decimal text: a percent, or money where `is_fixed`. */
  readonly value: string;
}

export interface LinePayload {
  readonly item: { readonly uuid: string };
  readonly quantity: string;
  readonly price: string;
  readonly scenery: { readonly uuid: string; readonly tributes: readonly TributePayload[] };
}

/** What saving a document sends (design §5, create invoice). Amounts are the server's to compute. */
export interface DocumentPayload {
  readonly service_provider_uuid: string;
  /** Its lines, `LinePayload`s, are under the name their resource gives them; files that were chosen under theirs. */
  readonly [field: string]: unknown;
}

/** A document with the version it was read at, for `If-Match`. */
export interface VersionedDocument {
  readonly document: Readonly<Record<string, unknown>>;
  readonly etag: string | undefined;
}

/** What the form of a document asks of its resource, whose list is at `url`. Each call fails with `HttpError`. */
export function documentFormCalls(http: Http, url: string) {
  const one = (uuid: string) => `${url}/${encodeURIComponent(uuid)}`;
  return {
    /** One document and its version. 404 where the tenant has none such. */
    async read(uuid: string, signal?: AbortSignal): Promise<VersionedDocument> {
      const { json, headers } = await http.get(one(uuid), { signal });
      return { document: json as VersionedDocument['document'], etag: headers.get('etag') ?? undefined };
    },
    /** Creates a document, once for the key of whoever keeps one. */
    async create(document: DocumentPayload, once?: string): Promise<RaRecord> {
      const answer = await http.post(`${url}/create`, { body: withFiles(document), once });
      return toRecord(answer.json, answer.headers);
    },
    /** Replaces a draft that was read at `etag`; 409 when somebody changed it since, or it is no draft any more. */
    async update(uuid: string, document: DocumentPayload, etag: string | undefined): Promise<RaRecord> {
      const headers: Record<string, string> = etag ? { 'If-Match': etag } : {};
      const answer = await http.put(`${one(uuid)}/update`, { body: withFiles(document), headers });
      return toRecord(answer.json, answer.headers);
    },
  };
}
