import { attachmentsOf } from '../../domain/schema/urlOf.ts';
import type { components } from '../../openapi/api.d.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { Http } from '../http.ts';

/** A file put beside a record. */
export type Attachment = components['schemas']['Attachment'];

/** The files beside a record. Each call fails with `HttpError`; what is wrong with a file is told at `file`. */
export function attachmentCalls(http: Http, resource: Resource, key: string) {
  const path = attachmentsOf(resource, encodeURIComponent(key));
  return {
    list: async (signal?: AbortSignal): Promise<Attachment[]> =>
      ((await http.get(path, { signal })).json as { results: Attachment[] }).results,
    /** Adds one, telling how much of it has left, from 0 to 1. Answers it with the server's words. */
    add: async (file: File, onProgress?: (share: number) => void): Promise<Attachment & { detail: string }> => {
      const body = new FormData();
      body.set('file', file);
      return (await http.post(path, { body, onProgress })).json as Attachment & { detail: string };
    },
    remove: async (file: Attachment): Promise<unknown> => (await http.del(`${path}/${file.uuid}`)).json,
  };
}
