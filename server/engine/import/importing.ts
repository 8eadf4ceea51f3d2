import type { FastifyRequest } from 'fastify';
import type { Delimiter } from '../../../domain/csv.ts';
import type { Encoding } from '../../../domain/files/encodings.ts';
import { importedAs } from '../../../domain/imports/importedAs.ts';
import type { FileWords } from '../../../domain/lists/fileColumns.ts';
import { writeSchema } from '../../../domain/schema/writeSchema.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import { fileWords } from '../../files/fileWords.ts';
import type { Upload } from '../../files/upload.ts';
import { requiredUploadOf } from '../../files/uploads.ts';
import { bodyCheck } from '../../web/input.ts';
import { scopeIn } from '../http/resourceRequests.ts';
import { visibleIn } from '../http/visibleFields.ts';
import type { blankCells } from './cells.ts';
import { duplicatesOf, type FindDuplicates } from './duplicates.ts';
import { headed, knownHeadings, type Headed } from './headings.ts';
import type { Scope } from '../../identity/scope.ts';
import type { SeenRows } from './repeatedRows.ts';
import { judgeImport, type Import, type Judged, type Leaving } from './judgeImport.ts';
import { judgeRows } from './judgeRows.ts';
import { namedIn } from './namedReferences.ts';
import type { CheckInput } from './problem.ts';
import { sourceOf, type Source } from './source.ts';
import { tableOf, type Table, type TableChoices } from './table.ts';

/** What the user decides about reading a file. */
export interface SourceBody {
  readonly sheet?: string;
  readonly encoding?: Encoding;
  readonly delimiter?: Delimiter;
  readonly heading_row?: number;
}

/** What the user decides about importing a file. */
export interface ImportBody extends SourceBody, TableChoices {
  readonly blanks?: (typeof blankCells)[number];
  readonly only_good?: boolean;
  readonly only_new?: boolean;
  readonly leave_out_duplicates?: boolean;
  readonly leave_out?: readonly number[];
}

/** A request with a file. */
export type FileRequest<Body extends SourceBody = SourceBody> = FastifyRequest<{ Body: Body }>;

/** A file as it was read. */
export interface ReadFile {
  readonly file: Upload;
  readonly source: Source;
  readonly headed: Headed;
}

/** Returns a resource as its files describe it. */
export function asImported(resource: Resource): Resource {
  const imported = importedAs(resource);
  if (!imported) throw new Error(`${resource.name} has no import`);
  return imported;
}

/** The same as the user sees it. */
export const importedIn = (request: FastifyRequest, resource: Resource): Resource =>
  asImported(visibleIn(request, resource));

/** Validates single records. */
export function recordCheck(resource: Resource, most: number): CheckInput {
  const check = bodyCheck(writeSchema(resource.schema), resource.schema);
  return (input) => {
    const { value, issues } = check(input, most);
    return { value: { ...(value as object) }, issues };
  };
}

/** Reads the file of a request. */
export async function fileIn(request: FileRequest, visible: Resource): Promise<ReadFile> {
  const file = requiredUploadOf(request, 'file');
  const known = knownHeadings(visible, request.language);
  const source = await sourceOf(file, request.body, request.server.budgets, known);
  return { file, source, headed: headed(visible, source, request.language, request.body.heading_row) };
}

/** Reads the file of a request as a table of the resource. */
export async function tableIn(
  request: FileRequest<ImportBody>,
  visible: Resource,
): Promise<ReadFile & { readonly table: Table }> {
  const read = await fileIn(request, visible);
  return { ...read, table: await tableOf(visible, read.headed, request.body, request.language) };
}

/** Who judges a table, and how. */
export interface Judging {
  /** The resource as the user sees it. */
  readonly resource: Resource;
  readonly resourceNamed: (name: string) => Resource | undefined;
  readonly scope: Scope;
  readonly words: FileWords;
  readonly blanks: (typeof blankCells)[number];
  readonly check: CheckInput;
  readonly leaving: Leaving;
  readonly duplicatesIn: FindDuplicates | undefined;
}

/** Returns the rows that a user leaves out. */
export const leavingOf = (choices: Pick<ImportBody, 'leave_out' | 'only_new' | 'leave_out_duplicates'>): Leaving => ({
  rows: new Set(choices.leave_out),
  known: choices.only_new ?? false,
  duplicates: choices.leave_out_duplicates ?? false,
});

/** Judges the rows of a table; `seen` are those of the file before them. */
export async function judgeTable(
  db: Db,
  { resource, resourceNamed, scope, words, blanks, check, leaving, duplicatesIn }: Judging,
  table: Table,
  seen?: SeenRows,
): Promise<{ readonly input: Import; readonly judged: Judged }> {
  const named = await namedIn(db, table, { tenant: scope.tenant.id, language: words.language, resourceNamed });
  const input = { resource, scope, table, reading: { words, named, blanks }, check, leaving, duplicatesIn };
  const judged = resource.importsRows ? await judgeRows(db, input) : await judgeImport(db, input, seen);
  return { input, judged };
}

/** Judges the rows of a table for a request. */
export async function judgedBy(
  db: Db,
  request: FileRequest<ImportBody>,
  visible: Resource,
  table: Table,
  check: CheckInput,
  { isPreview = false } = {},
): ReturnType<typeof judgeTable> {
  const scope = scopeIn(request, visible);
  const resourceNamed = (name: string) => {
    const resource = request.server.resources.find((each) => each.name === name);
    return resource && visibleIn(request, resource);
  };
  const words = fileWords(request, scope.tenant.timeZone);
  const { blanks = 'keep' } = request.body;
  const leaving = leavingOf(request.body);
  const warns = (isPreview || leaving.duplicates) && request.may(visible.name, 'list');
  const duplicatesIn = warns ? await duplicatesOf(visible) : undefined;
  return judgeTable(
    db,
    { resource: visible, resourceNamed, scope, words, blanks, check, leaving, duplicatesIn },
    table,
  );
}
