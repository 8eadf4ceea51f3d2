import { attachmentsOf } from '../../domain/schema/urlOf.ts';
import type { components } from '../../openapi/api.d.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { Http } from '../http.ts';

/** A file attached to a record. */
export type Attachment = components['schemas']['Attachment'];

/** Calls for the attachments of a record. Each call fails with `HttpError`; errors of a file are at `file`. */
export function attachmentCalls(http: Http, resource: Resource, key: string) {
  const path = attachmentsOf(resource, encodeURIComponent(key));
  return {
    list: async (signal?: AbortSignal): Promise<Attachment[]> =>
      ((await http.get(path, { signal })).json as { results: Attachment[] }).results,
    /** Uploads a file and reports progress from 0 to 1. Returns it with the server's message. */
    add: async (file: File, onProgress?: (share: number) => void): Promise<Attachment & { detail: string }> => {
      const body = new FormData();
      body.set('file', file);
      return (await http.post(path, { body, onProgress })).json as Attachment & { detail: string };
    },
    remove: async (file: Attachment): Promise<unknown> => (await http.del(`${path}/${file.uuid}`)).json,
  };
}
