import { Zip, ZipDeflate } from 'fflate';

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
 * Names are unique; `at` is the date of all files.
 */
export async function* zipOf(files: AsyncIterable<Archived | ArchivedParts>, at: Date): AsyncGenerator<Uint8Array> {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for await (const archived of files) {
    // Documents are compressed already, streams are text. Stored without deflate, programs that read archives as a stream reject them.
    const file = new ZipDeflate(archived.name, { level: 'bytes' in archived ? 0 : 6 });
    file.mtime = at;
    zip.add(file);
    if ('bytes' in archived) file.push(archived.bytes, true);
    else yield* pushed(file, archived.parts, parts);
    yield* parts.splice(0);
  }
  zip.end();
  yield* parts.splice(0);
}

async function* pushed(
  file: ZipDeflate,
  content: AsyncIterable<Uint8Array>,
  packed: Uint8Array[],
): AsyncGenerator<Uint8Array> {
  for await (const part of content) {
    file.push(part);
    yield* packed.splice(0);
  }
  file.push(new Uint8Array(), true);
}
