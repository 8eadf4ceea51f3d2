import { once } from 'node:events';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export const zipType = 'application/zip';

/** A file of an archive. */
export interface Archived {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A file of an archive that arrives in parts. */
export interface ArchivedParts {
  readonly name: string;
  readonly parts: AsyncIterable<Uint8Array>;
}

/**
 * Yields a ZIP archive in parts while its files arrive; the next file is requested when the previous one has been read.
 * Names are unique; `at` is the date of all files. From 4 GiB or 65,536 files on it is a ZIP64 archive.
 */
export async function* zipOf(files: AsyncIterable<Archived | ArchivedParts>, at: Date): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const archive = zip.outputStream as Readable;
  zip.on('error', (error: Error) => archive.destroy(error));
  for await (const archived of files) {
    if ('bytes' in archived) {
      const { name, bytes } = archived;
      // Documents are compressed already.
      zip.addBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), name, {
        mtime: at,
        compress: false,
      });
      yield* read(archive);
    } else {
      const content = Readable.from(archived.parts, { objectMode: false });
      zip.addReadStream(content, archived.name, { mtime: at });
      yield* readWhile(archive, content);
    }
  }
  zip.end();
  yield* archive;
}

/** Yields what can be read at once. */
function* read(archive: Readable): Generator<Uint8Array> {
  for (let part: Uint8Array | null; (part = archive.read() as Uint8Array | null) !== null;) yield part;
}

/** Yields an archive until the content of its last file has been read. */
async function* readWhile(archive: Readable, content: Readable): AsyncGenerator<Uint8Array> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const ended = finished(content).then(() => true);
  try {
    for (let isOver = false; !isOver;) {
      yield* read(archive);
      // oxlint-disable-next-line no-await-in-loop -- one part follows the other
      isOver = await Promise.race([ended, once(archive, 'readable', { signal }).then(() => false)]);
    }
  } finally {
    waiting.abort();
    content.destroy();
    ended.catch(() => undefined);
  }
}
