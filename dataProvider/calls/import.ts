import { addressOf } from '../../domain/schema/urlOf.ts';
import type { components } from '../../openapi/api.d.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { Http } from '../http.ts';

/** What importing a file did, or would do, and what is wrong with it. */
export type Imported = components['schemas']['Imported'];

/** Imports of files, which are CSV in the language asked in. Each call fails with `HttpError`. */
export function importCalls(http: Http, resource: Resource) {
  const send = async (file: Blob, request: object): Promise<Imported> => {
    const body = new FormData();
    body.set('file', file, 'file.csv');
    return (await http.post(addressOf(resource, 'import'), { body, ...request })).json as Imported;
  };
  return {
    /** Only tells what would be done. */
    preview: (file: Blob, signal?: AbortSignal) => send(file, { query: { preview: true }, signal }),
    /** All of it or, where anything is wrong, none: 400 then. */
    run: (file: File) => send(file, {}),
  };
}
