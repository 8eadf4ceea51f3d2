import type { ImportMapping } from '../../domain/lists/importMapping.ts';
import { addressOf } from '../../domain/schema/urlOf.ts';
import type { components } from '../../openapi/api.d.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { Http, HttpRequest } from '../http.ts';

/** What a file has: its sheets, and its columns with what their headings name and their first rows say. */
export type ImportSource = components['schemas']['ImportSource'];

/** What importing a file did, or would do, and what is wrong with it. */
export type Imported = components['schemas']['Imported'];

/** A file and how it is read. */
export interface ImportRequest {
  readonly file: Blob;
  readonly sheet?: string | undefined;
  /** What each of its columns gives; what their headings name unless told. */
  readonly columns?: ImportMapping;
  /** What a blank cell does to a value that is there. */
  readonly blanks?: 'keep' | 'clear';
}

/** Imports of files: workbooks, or CSV in the language asked in. Each call fails with `HttpError`. */
export function importCalls(http: Http, resource: Resource) {
  const url = addressOf(resource, 'import');
  const send = async (path: string, { file, sheet, columns, blanks }: ImportRequest, request: HttpRequest) => {
    const body = new FormData();
    if (sheet !== undefined) body.set('sheet', sheet);
    if (columns) body.set('columns', JSON.stringify(columns));
    if (blanks) body.set('blanks', blanks);
    body.set('file', file, 'file');
    return (await http.post(path, { body, ...request })).json;
  };
  return {
    /** Only looks at the file. */
    source: async (request: Pick<ImportRequest, 'file' | 'sheet'>, signal: AbortSignal) =>
      (await send(`${url}/source`, request, { readsOnly: true, signal })) as ImportSource,
    /** Only tells what would be done. */
    preview: async (request: ImportRequest, signal?: AbortSignal) =>
      (await send(url, request, { query: { preview: true }, ...(signal && { signal }) })) as Imported,
    /** All of it or, where anything is wrong, none: 400 then. */
    run: async (request: ImportRequest) => (await send(url, request, {})) as Imported,
  };
}
