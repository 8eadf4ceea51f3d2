import type { ImportMapping } from '../../domain/lists/importMapping.ts';
import { addressOf } from '../../domain/schema/urlOf.ts';
import type { components } from '../../openapi/api.d.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { Http, HttpRequest } from '../http.ts';

/** The content of a file: sheets and columns, with matched headings and sample rows. */
export type ImportSource = components['schemas']['ImportSource'];

/** The result of an import or its preview, with errors. */
export type Imported = components['schemas']['Imported'];

/** A file and the options for reading it. */
export interface ImportRequest {
  readonly file: Blob;
  readonly sheet?: string | undefined;
  /** The path of each column; matched by headings if absent. */
  readonly columns?: ImportMapping;
  /** The effect of a blank cell on an existing value. */
  readonly blanks?: 'keep' | 'clear';
}

/** Calls for imports of workbooks and CSV files in the requested language. Each call fails with `HttpError`. */
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
    /** Inspects the file. */
    source: async (request: Pick<ImportRequest, 'file' | 'sheet'>, signal: AbortSignal) =>
      (await send(`${url}/source`, request, { readsOnly: true, signal })) as ImportSource,
    /** Previews the import. */
    preview: async (request: ImportRequest, signal?: AbortSignal) =>
      (await send(url, request, { query: { preview: true }, ...(signal && { signal }) })) as Imported,
    /** Imports everything, or fails with 400 and imports nothing. */
    run: async (request: ImportRequest) => (await send(url, request, {})) as Imported,
  };
}
