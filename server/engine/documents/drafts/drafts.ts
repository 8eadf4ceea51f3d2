import { issueOf } from '../../../../domain/documents/issue.ts';
import { movedSince } from '../../../../domain/documents/catalogChanges.ts';
import { linesAmong } from '../../../../domain/documents/rows.ts';
import type { Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import { uploadOf } from '../../../files/uploads.ts';
import { asCommand } from '../../commands/asCommand.ts';
import { attachNew } from '../../attachments/attachments.ts';
import type { Enclosed } from '../../resources/columnValues.ts';
import { refused } from '../../commands/refusal.ts';
import type { CreateFile, UpdateFile, Written } from '../../writing/writers.ts';
import { requirePermission, type Scope } from '../../../identity/scope.ts';
import { linesIn, type AnyRow, type DraftInput, type Engine } from '../engine.ts';
import { namesOf } from '../names.ts';
import { prepareDraft } from './prepareDraft.ts';
import { publicHash } from '../public/publicHash.ts';
import type { DocumentRow } from '../record.ts';
import { draftLines } from '../issuing/renew.ts';
import { insertDocument, replaceDocument } from './write.ts';

/** The keys of the document and of its lines, and the creation instant, which the database assigns. */
const selectNewKeys = `
  select uuidv7() as uuid, moment() as created_at, array(select uuidv7()::text from generate_series(1, $1::int)) as lines`;

/** A document that is being written. */
export interface Created<Row extends DocumentRow> {
  /** The row; without its number, which the database assigns last, if it is not read again. */
  readonly row: Row;
  /** Pending writes, sent in one packet with the next statements. */
  readonly writing: Promise<unknown>;
}

/** Creates a document: as a draft, or issued with its number. Throws `validation` and `scenario_unfit`. */
export async function createDocument<Row extends DocumentRow, In extends DraftInput>(
  db: Db,
  scope: Scope,
  engine: Engine<Row, In>,
  input: In,
  enclosed: Enclosed = {},
): Promise<Created<Row>> {
  const { resource, logos, newRow } = engine;
  const [prepared, [given]] = await Promise.all([
    engine.prepare ? engine.prepare(db, scope, input) : prepareDraft(db, scope, engine, input),
    db.query<{ uuid: string; created_at: string; lines: string[] }>(selectNewKeys, [
      linesIn(input, namesOf(engine.resource).linesAt).length,
    ]),
  ]);
  if (!given) throw new Error('The database gave no key');
  const tenant = scope.tenant.id;
  const logo = uploadOf(enclosed, 'logo');
  const { lines: keys, ...own } = given;
  const lines = prepared.lines.map((line, index) => ({ ...line, uuid: keys[index] }));
  const written = { ...prepared, ...own, lines, input, hash: publicHash(), logo };
  await attachNew(db, { resource, tenant, uuid: given.uuid }, enclosed, 'files');
  const writing = Promise.all([
    logos.save(db, tenant, given.uuid, logo),
    engine.insert ? engine.insert(db, tenant, written) : insertDocument(db, tenant, resource, written),
  ]);
  // The commit in the same packet reports a failure.
  writing.catch(() => undefined);
  if (newRow) return { row: newRow(written), writing };
  await writing;
  return { row: await engine.read(db, tenant, given.uuid), writing };
}

/** The answer to a write: the record and the key of its message. */
const writtenOf = <Row extends DocumentRow>(
  engine: Pick<Engine<Row>, 'toRecord' | 'messages'>,
  row: Row & { readonly status: string },
  scope: Scope,
): Written => ({
  record: engine.toRecord(row, scope),
  version: row.version,
  message: row.status === 'draft' ? engine.messages?.saved : engine.messages?.issued,
});

/** Requires the permission to issue for input that is not a draft. */
function requireIssuing({ resource }: Pick<Engine, 'resource'>, scope: Scope, { is_draft }: DraftInput): void {
  if (!is_draft) requirePermission(scope, `${resource.name}:${issueOf(resource).needs}`);
}

/** Starts what follows the issue of a document, in the packet of the commit, which reports a failure. */
function followIssue(db: Db, scope: Scope, { resource, onIssue }: Engine, row: AnyRow, status = row.status): void {
  if (status === issueOf(resource).to) onIssue?.(db, scope, [row]).catch(() => undefined);
}

/** Returns the slot that creates a document. */
export const creating =
  (engine: Engine): CreateFile<DraftInput>['create'] =>
  async (db, { scope, input, enclosed }) => {
    requireIssuing(engine, scope, input);
    const { row } = await createDocument(db, scope, engine, input, enclosed);
    followIssue(db, scope, engine, row);
    return writtenOf(engine, row, scope);
  };

/**
 * Returns the slot that replaces the content of a draft, and issues it if the input is no longer a draft. Its notices
 * list the changes of scenarios and catalogue since the last save. Throws `not_found`, `status_not_allowed` for a
 * document that is not a draft, and `validation`.
 */
export const replacing =
  (engine: Engine): UpdateFile<DraftInput>['update'] =>
  async (db, { scope, key, input, requireVersion, enclosed }) => {
    const { resource, logos } = engine;
    const tenant = scope.tenant.id;
    const [current] = await engine.lock(db, tenant, [key]);
    if (!current) throw new ApiError('not_found');
    requireVersion(current.version);
    const refusal = refused(resource, 'edit', engine.toRecord(current, scope), scope);
    if (refusal) throw refusal;
    requireIssuing(engine, scope, input);
    const [before, prepared] = await Promise.all([
      draftLines(db, tenant, key, namesOf(resource)),
      engine.prepare ? engine.prepare(db, scope, input, current) : prepareDraft(db, scope, engine, input, current),
    ]);
    // In this order, in one packet.
    const write = async () => [
      ...(input.remove_logo ? [logos.remove(db, tenant, key)] : []),
      logos.save(db, tenant, key, uploadOf(enclosed, 'logo')),
      replaceDocument(db, tenant, resource, current, prepared),
    ];
    // A save that also issues appears as the issue command in the history.
    const { command, to } = issueOf(resource);
    const writing = await (prepared.status === to ? asCommand(db, `${resource.name}.${command}`, write) : write());
    const [row] = await Promise.all([engine.read(db, tenant, key), ...writing]);
    followIssue(db, scope, engine, row, prepared.status);
    return {
      ...writtenOf(engine, row, scope),
      notices: movedSince(linesAmong(before), linesAmong(prepared.lines), input.currency),
    };
  };
