import { unzipSync } from 'fflate';
import { readCells } from '../../domain/csv.ts';
import type { Language } from '../../domain/languages.ts';
import { urlOf } from '../../domain/schema/urlOf.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { Http } from '../http.ts';
import { listQuery } from '../list.ts';
import { outcomeIn, refusedBy, type Chosen, type Outcome } from './commands.ts';

/** An archive to download. */
interface AskedArchive {
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
  const asked = (chosen: Chosen) =>
    'matching' in chosen
      ? { query: { ...listQuery(resource, { filter: chosen.matching }), all: true }, body: {} }
      : { body: { uuids: chosen } };
  return {
    /** Returns which documents can be drawn. */
    async preview(chosen: Chosen, signal?: AbortSignal): Promise<Outcome> {
      const answer = await http.post(`${urlOf(resource)}/documents/preview`, {
        ...asked(chosen),
        readsOnly: true,
        signal,
      });
      return outcomeIn([answer], 'uuid');
    },

    /** Downloads the documents as a ZIP archive. */
    async download(chosen: Chosen, { locale, signal, onArrived }: AskedArchive): Promise<Archive> {
      const { body, ...request } = asked(chosen);
      const file = await http.file(`${urlOf(resource)}/documents`, {
        ...request,
        body: { ...body, ...(locale && { locale }) },
        headers: { Accept: '*/*' },
        signal,
        onPart: countFiles(onArrived),
      });
      return { file, ...(await contentOf(file)) };
    },
  };
}

/** The four bytes before each file of an archive. */
const signature = [0x50, 0x4b, 0x03, 0x04];

/** Counts the complete files in the parts of an archive: each file except the last, which may still be arriving. */
export function countFiles(onCount: (files: number) => void): (part: Uint8Array) => void {
  let matched = 0;
  let files = 0;
  return (part) => {
    const before = files;
    for (const byte of part) {
      matched = byte === signature[matched] ? matched + 1 : Number(byte === signature[0]);
      if (matched < signature.length) continue;
      matched = 0;
      files += 1;
    }
    if (files > before) onCount(files - 1);
  };
}

/** Counts the documents of an archive and reads its list of missing ones, which is all that is unpacked. */
async function contentOf(file: Blob): Promise<Omit<Archive, 'file'>> {
  let files = 0;
  const { 'errors.csv': errors } = unzipSync(new Uint8Array(await file.arrayBuffer()), {
    filter: ({ name }) => {
      files += 1;
      return name === 'errors.csv';
    },
  });
  const rows = errors ? readCells(new TextDecoder().decode(errors)).slice(1) : [];
  const refused = refusedBy(rows.map(([uuid = '', , detail = '']) => [uuid, detail]));
  return { documents: files - (errors ? 1 : 0), refused };
}
