import { issueOf } from '../../../domain/documents/issue.ts';
import { movedSince } from '../../../domain/documents/moved.ts';
import type { Db } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';
import type { FileContent } from '../../files/content.ts';
import { uploadOf } from '../../plugins/uploads.ts';
import { asCommand } from '../../resources/asCommand.ts';
import { refused } from '../../resources/refusal.ts';
import type { CreateFile, Making, UpdateFile, Written } from '../../resources/writing.ts';
import { requirePermission, type Scope } from '../../scope.ts';
import type { DraftInput, Engine, IssuableRow } from './engine.ts';
import { namesOf } from './names.ts';
import { prepareDraft } from './prepareDraft.ts';
import { publicHash } from './publicHash.ts';
import { draftLines } from './renew.ts';
import { insertDocument, replaceDocument } from './write.ts';

/** The key and creation instant that the database assigns. */
const selectGiven = 'select uuidv7() as uuid, moment() as created_at';

/** A document that is being written. */
export interface Created<Row extends IssuableRow> {
  /** The row without its number, which the database assigns last. */
  readonly row: Row;
  /** Pending writes, sent in one packet with the next statements. */
  readonly writing: Promise<unknown>;
}

/** Creates a document: as a draft, or issued with its number. Throws `validation`. */
export async function createDraft<Row extends IssuableRow>(
  db: Db,
  scope: Scope,
  engine: Engine<Row>,
  input: DraftInput,
  logo?: FileContent,
): Promise<Created<Row>> {
  const [prepared, [given]] = await Promise.all([
    prepareDraft(db, scope, engine.resource, input),
    db.query<{ uuid: string; created_at: string }>(selectGiven),
  ]);
  if (!given) throw new Error('The database gave no key');
  const written = { ...prepared, ...given, hash: publicHash(), logo };
  const tenant = scope.tenant.id;
  const writing = Promise.all([
    engine.logos.save(db, tenant, given.uuid, logo),
    insertDocument(db, tenant, engine, written),
  ]);
  // The commit in the same packet reports a failure.
  writing.catch(() => undefined);
  return { row: engine.newRow(written), writing };
}

/** The answer to a write: the record and the key of its message. */
const writtenOf = <Row extends IssuableRow>(engine: Engine<Row>, row: Row, scope: Scope): Written => ({
  record: engine.toRecord(row, scope),
  version: row.version,
  said: row.status === 'draft' ? engine.said?.saved : engine.said?.issued,
});

/** Requires the permission to issue for input that is not a draft. */
function requireIssuing({ resource }: Pick<Engine, 'resource'>, scope: Scope, { is_draft }: DraftInput): void {
  if (!is_draft) requirePermission(scope, `${resource.name}:${issueOf(resource).needs}`);
}

/** Returns the slot that creates a document. */
export const creating =
  <Row extends IssuableRow>(engine: Engine<Row>): CreateFile<DraftInput>['create'] =>
  async (db, { scope, input, enclosed }: Making<DraftInput>) => {
    requireIssuing(engine, scope, input);
    const { row } = await createDraft(db, scope, engine, input, uploadOf(enclosed, 'logo'));
    return writtenOf(engine, row, scope);
  };

/**
 * Returns the slot that replaces the content of a draft, and issues it if the input is no longer a draft. Its notices
 * list the changes of scenarios and catalogue since the last save. Throws `not_found`, `status_not_allowed` for a
 * document that is not a draft, and `validation`.
 */
export const replacing =
  <Row extends IssuableRow>(engine: Engine<Row>): UpdateFile<DraftInput>['update'] =>
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
      prepareDraft(db, scope, resource, input, current),
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
    return { ...writtenOf(engine, row, scope), notices: movedSince(before, prepared.lines, input.currency) };
  };
