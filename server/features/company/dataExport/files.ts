import { createHash } from 'node:crypto';
import { csvLines } from '../../../../domain/csv.ts';
import { flatColumns, flatRecord } from '../../../../domain/company/dataExport/flatRecord.ts';
import { withoutSecrets } from '../../../../domain/company/dataExport/withoutSecrets.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { isoInstant } from '../../../database/queries/instant.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Archived, ArchivedParts } from '../../../files/zip.ts';
import type { Reader } from '../../../identity/scope.ts';
import { furtherTables } from './furtherTables.ts';
import { exportedOf, sourceOf, type Source } from './sources.ts';
import { tableSource } from './tableSource.ts';

type File = Archived | ArchivedParts;

/** Reads the instant of a snapshot. */
export async function instantOf(db: Db): Promise<string> {
  const [row] = await db.query<{ at: string }>(`select ${isoInstant('transaction_timestamp()')} as at`);
  return row?.at ?? '';
}

/** Returns all records of a company: those of its resources, and of its tables without one. */
export async function sourcesIn(db: Db, resources: readonly Resource[]): Promise<Source[]> {
  const tables = Object.entries(furtherTables).map(([table, declared]) => tableSource(db, table, declared));
  return [...exportedOf(resources).map(sourceOf), ...(await Promise.all(tables))];
}

/** Yields the schema of a source, and its records as JSON and as CSV. */
export function* filesOf(source: Source, db: Db, reader: Reader): Generator<File> {
  const { name, schema } = source;
  yield { name: `schemas/${name}.json`, parts: encoded([`${JSON.stringify(schema, undefined, 2)}\n`]) };
  yield { name: `data/${name}.json`, parts: encoded(jsonOf(source.pages(db, reader))) };
  yield { name: `data/${name}.csv`, parts: encoded(tableOf(source.pages(db, reader), flatColumns(schema))) };
}

/** One array, each record in a line. */
async function* jsonOf(pages: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield before + page.map((record) => JSON.stringify(withoutSecrets(record))).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function* tableOf(pages: AsyncIterable<readonly object[]>, all: readonly string[]): AsyncGenerator<string> {
  const columns = all.filter((path) => Object.keys(Object(withoutSecrets({ [path]: '' }))).length > 0);
  yield csvLines([columns]);
  for await (const page of pages)
    yield csvLines(page.map((record) => flatRecord(Object(withoutSecrets(record)), columns)));
}

async function* encoded(texts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) if (text !== '') yield Buffer.from(text);
}

/** Yields files, and at the end the file with the digest of each, as `sha256sum --check` reads it. */
export async function* withDigests(files: AsyncIterable<File>, onFile: () => void): AsyncGenerator<File> {
  const lines: string[] = [];
  const add = (digest: string, name: string) => {
    lines.push(`${digest}  ${name}\n`);
    onFile();
  };
  for await (const file of files) {
    if ('bytes' in file) {
      add(createHash('sha256').update(file.bytes).digest('hex'), file.name);
      yield file;
    } else yield { name: file.name, parts: hashed(file.parts, (digest) => add(digest, file.name)) };
  }
  yield { name: 'SHA256SUMS', parts: encoded(lines) };
}

async function* hashed(parts: AsyncIterable<Uint8Array>, onEnd: (digest: string) => void): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const part of parts) {
    hash.update(part);
    yield part;
  }
  onEnd(hash.digest('hex'));
}
