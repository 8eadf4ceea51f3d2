import { unzipSync } from 'fflate';
import { readCells } from '../../domain/csv.ts';
import type { Language } from '../../domain/languages.ts';
import { urlOf } from '../../domain/schema/urlOf.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { Http } from '../http.ts';
import { listQuery } from '../list.ts';
import { outcomeIn, refusedBy, type Selection, type Outcome } from './commands.ts';

/** The file of many documents: an archive of PDFs, or one PDF with all of them. */
export const archiveFormats = ['zip', 'pdf'] as const;

export type ArchiveFormat = (typeof archiveFormats)[number];

/** An archive to download. */
export interface ArchiveOptions {
  readonly format: ArchiveFormat;
  /** The language of all documents; by default that of each client. */
  readonly locale?: Language | undefined;
  readonly signal: AbortSignal;
  /** Called with the number of documents that have arrived. */
  readonly onArrived: (documents: number) => void;
}

/** A downloaded archive, the number of its documents, and those that it lacks, by reason. */
export interface Archive {
  readonly file: Blob;
  readonly documents: number;
  readonly refused: Outcome['refused'];
}

/** Calls for archives of many documents. Each fails with `HttpError`. */
export function archiveCalls(http: Http, resource: Resource) {
  const requestOf = (selection: Selection) =>
    'matching' in selection
      ? { query: { ...listQuery(resource, { filter: selection.matching }), all: true }, body: {} }
      : { body: { uuids: selection } };
  return {
    /** Returns which documents can be drawn. */
    async preview(selection: Selection, signal?: AbortSignal): Promise<Outcome> {
      const answer = await http.post(`${urlOf(resource)}/documents/preview`, {
        ...requestOf(selection),
        readsOnly: true,
        signal,
      });
      return outcomeIn([answer], 'uuid');
    },

    /** Downloads the documents as one file. */
    async download(selection: Selection, { format, locale, signal, onArrived }: ArchiveOptions): Promise<Archive> {
      const { body, ...request } = requestOf(selection);
      const file = await http.file(`${urlOf(resource)}/documents`, {
        ...request,
        body: { ...body, format, ...(locale && { locale }) },
        headers: { Accept: '*/*' },
        signal,
        onPart: countMarks(marks[format], onArrived),
      });
      return { file, ...(await contentOf[format](new Uint8Array(await file.arrayBuffer()))) };
    },
  };
}

/** The bytes before each document in a file. */
export const marks: Readonly<Record<ArchiveFormat, Uint8Array>> = {
  zip: new Uint8Array([0x50, 0x4b, 0x03, 0x04]),
  pdf: new TextEncoder().encode('%%Document\n'),
};

/** Counts the complete documents in the parts of a file: each except the last, which may still be arriving. */
export function countMarks(mark: Uint8Array, onCount: (documents: number) => void): (part: Uint8Array) => void {
  let matched = 0;
  let files = 0;
  return (part) => {
    const before = files;
    for (const byte of part) {
      matched = byte === mark[matched] ? matched + 1 : Number(byte === mark[0]);
      if (matched < mark.length) continue;
      matched = 0;
      files += 1;
    }
    if (files > before) onCount(files - 1);
  };
}

/** Counts the documents of a file, and reads its list of missing ones. */
const contentOf: Readonly<Record<ArchiveFormat, (bytes: Uint8Array) => Omit<Archive, 'file'>>> = {
  zip(bytes) {
    let files = 0;
    const { 'errors.csv': errors } = unzipSync(bytes, {
      filter: ({ name }) => {
        files += 1;
        return name === 'errors.csv';
      },
    });
    return { documents: files - (errors ? 1 : 0), refused: refusedIn(errors) };
  },
  pdf(bytes) {
    let documents = 0;
    countMarks(marks.pdf, (complete) => (documents = complete + 1))(bytes);
    return { documents, refused: refusedIn(attachmentIn(bytes)) };
  },
};

/** The attachment of a PDF is among its last objects, which have no other stream after it. */
function attachmentIn(bytes: Uint8Array): Uint8Array | undefined {
  const text = new TextDecoder('latin1').decode(bytes);
  const at = text.lastIndexOf('/Type /EmbeddedFile');
  if (at === -1) return undefined;
  const [start, end] = [text.indexOf('stream\n', at) + 'stream\n'.length, text.indexOf('\nendstream', at)];
  return bytes.subarray(start, end);
}

function refusedIn(list: Uint8Array | undefined): Outcome['refused'] {
  const rows = list ? readCells(new TextDecoder().decode(list)).slice(1) : [];
  return refusedBy(rows.map(([uuid = '', , detail = '']) => [uuid, detail]));
}
