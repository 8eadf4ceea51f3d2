import { Zip, ZipDeflate } from 'fflate';

export const zipType = 'application/zip';

/** A file of an archive. */
export interface Archived {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Yields a ZIP archive in parts while its files arrive; the next file is requested when the previous one has been read.
 * Names are unique; `at` is the date of all files.
 */
export async function* zipOf(files: AsyncIterable<Archived>, at: Date): AsyncGenerator<Uint8Array> {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for await (const { name, bytes } of files) {
    // Documents are compressed already. Stored without deflate, programs that read archives as a stream reject them.
    const file = new ZipDeflate(name, { level: 0 });
    file.mtime = at;
    zip.add(file);
    file.push(bytes, true);
    yield* parts.splice(0);
  }
  zip.end();
  yield* parts.splice(0);
}
