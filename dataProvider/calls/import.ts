import type { Delimiter } from '../../domain/csv.ts';
import type { Encoding } from '../../domain/files/encodings.ts';
import type { DecimalSign } from '../../domain/imports/amounts.ts';
import type { DateOrder } from '../../domain/imports/dates.ts';
import type { ImportDefaults, ImportMapping } from '../../domain/lists/importMapping.ts';
import { addressOf } from '../../domain/schema/urlOf.ts';
import type { components } from '../../openapi/api.d.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { Http, HttpRequest } from '../http.ts';

/** The content of a file: sheets and columns, with matched headings and sample rows. */
export type ImportSource = components['schemas']['ImportSource'];

/** The result of an import or its preview, with errors. */
export type Imported = components['schemas']['Imported'];

/** How to read a file, where the user decides it. */
export interface SourceChoices {
  readonly sheet?: string;
  readonly encoding?: Encoding;
  readonly delimiter?: Delimiter;
  readonly heading_row?: number;
}

/** How dates and figures are written, where the user decides it. */
export interface WritingChoices {
  readonly date_order?: DateOrder;
  readonly decimal_sign?: DecimalSign;
}

/** A file and how to import it. */
export interface ImportRequest extends SourceChoices, WritingChoices {
  readonly file: File;
  /** The path of each column; matched by headings if absent. */
  readonly columns?: ImportMapping;
  readonly defaults?: ImportDefaults;
  /** The effect of a blank cell on an existing value. */
  readonly blanks?: 'keep' | 'clear';
  /** Whether rows with errors are left out. */
  readonly only_good?: boolean;
  /** Whether rows of existing records are left out. */
  readonly only_new?: boolean;
  readonly leave_out_duplicates?: boolean;
  /** The numbers of rows that are left out. */
  readonly leave_out?: readonly number[];
}

/** Calls for imports of workbooks and CSV files in the requested language. Each call fails with `HttpError`. */
export function importCalls(http: Http, resource: Resource) {
  const url = addressOf(resource, 'import');
  const formOf = ({ file, ...choices }: ImportRequest): FormData => {
    const body = new FormData();
    for (const [name, value] of Object.entries(choices)) {
      if (value !== undefined) body.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
    }
    body.set('file', file, file.name);
    return body;
  };
  const send = async (path: string, request: ImportRequest, options: HttpRequest) =>
    (await http.post(path, { body: formOf(request), ...options })).json;
  return {
    /** Inspects the file. */
    source: async (request: SourceChoices & Pick<ImportRequest, 'file'>, signal: AbortSignal) =>
      (await send(`${url}/source`, request, { readsOnly: true, signal })) as ImportSource,
    /** Previews the import. */
    preview: async (request: ImportRequest, signal?: AbortSignal) =>
      (await send(url, request, { query: { preview: true }, ...(signal && { signal }) })) as Imported,
    /** Imports everything, or fails with 400 and imports nothing, unless rows with errors are left out. */
    run: async (request: ImportRequest) => (await send(url, request, {})) as Imported,
    /** Returns the rows with errors as a file like the original. */
    badRows: (request: ImportRequest) =>
      http.file(`${url}/bad-rows`, { body: formOf(request), headers: { accept: request.file.type || '*/*' } }),
  };
}
