import type { AnswerOf } from '../contract.ts';
import type { Http } from '../http.ts';

/** An export of all data. */
export type DataExportRecord = AnswerOf<'/api/v2/data-exports/{uuid}'>;

/** The bytes of an archive from one place to another, both included. */
export interface ArchivePart {
  readonly uuid: string;
  /** The digest of the archive that the bytes must be of. */
  readonly digest: string;
  readonly from: number;
  readonly to: number;
}

/** Calls for exports of all data. Each call fails with `HttpError`. */
export function dataExportCalls(http: Http) {
  const path = '/api/v2/data-exports';
  const messageOf = ({ json }: { readonly json: unknown }) => (json as { readonly detail: string }).detail;
  return {
    request: async (): Promise<string> => messageOf(await http.post(path, { body: {} })),
    cancel: async (uuid: string): Promise<string> =>
      messageOf(await http.put(`${path}/${encodeURIComponent(uuid)}/cancel`, { body: {} })),
    part: ({ uuid, digest, from, to }: ArchivePart, signal?: AbortSignal): Promise<Blob> =>
      http.file(`${path}/${encodeURIComponent(uuid)}/archive`, {
        headers: { Accept: '*/*', Range: `bytes=${from}-${to}`, 'If-Range': `"${digest}"` },
        signal,
      }),
  };
}
