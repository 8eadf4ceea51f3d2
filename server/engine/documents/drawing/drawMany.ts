import { documentLanguage } from '../../../../domain/documents/language.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import type { Language } from '../../../../domain/languages.ts';
import { readInTenant, type Db } from '../../../database/transaction.ts';
import { calledOf } from '../../../drawing/documentName.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Archived } from '../../../files/zip.ts';
import { translate } from '../../../base/i18n.ts';
import type { Refused } from '../../commands/judge.ts';
import type { Scope } from '../../../identity/scope.ts';
import { drawFound, type DrawingBy } from './draw.ts';
import { findDocument, findDocuments } from './findDocuments.ts';
import type { Engine } from '../engine.ts';
import type { AddressedDocument, FoundDocument } from '../foundDocument.ts';
import { showAsItStands } from '../public/visits.ts';

/** Documents to draw, in the requested order, and those that cannot be drawn. */
export interface Selection {
  readonly found: readonly AddressedDocument[];
  readonly refused: readonly Refused[];
}

/** Finds the documents of many keys; unknown ones, and those without a document in their status, are refused. */
export async function selectDocuments(
  db: Db,
  tenant: string,
  engine: Engine,
  keys: readonly string[],
): Promise<Selection> {
  const wanted = [...new Set(keys.map((key) => key.toLowerCase()))];
  const known = new Map((await findDocuments(db, tenant, engine, wanted)).map((each) => [each.uuid, each]));
  return {
    found: wanted.flatMap((key) => known.get(key) ?? []),
    refused: wanted.filter((key) => !known.has(key)).map((key) => ({ key, error: noDocument() })),
  };
}

const noDocument = (): ApiError =>
  new ApiError('not_found', { reason: { code: 'no_document', words: 'documents.archive.noDocument' } });

/** How many documents are drawn. */
export interface DrawnTogether {
  readonly engine: Engine;
  readonly selection: Selection;
  /** The language of all documents; by default that of each client. */
  readonly locale: Language | undefined;
  /** The language of file names, and of documents for clients of unknown countries. */
  readonly language: Language;
  /** The maximum size of all documents together; later ones are refused as `too_large`. */
  readonly mostBytes: number;
  /** Receives each document that fails. */
  readonly onRefused: (refused: Refused) => void;
}

/**
 * Yields the PDFs of a selection, one after the other, each with a unique file name. A document that fails does not
 * stop the others.
 */
export async function* drawEach(
  by: DrawingBy,
  scope: Scope,
  { engine, selection, locale, language, mostBytes, onRefused }: DrawnTogether,
): AsyncGenerator<Archived> {
  const nameOf = uniqueNames(engine.resource, language);
  let bytesLeft = mostBytes;
  for (const found of selection.found) {
    const own = documentLanguage(found.language ?? undefined, found.country ?? undefined);
    try {
      // oxlint-disable-next-line no-await-in-loop -- one at a time, so that others get their turns
      const { bytes } = await drawAsItStands(by, scope, engine, found, locale ?? own ?? language);
      bytesLeft -= bytes.byteLength;
      if (bytesLeft < 0) throw new ApiError('too_large', { budget: 'archiveBytes' });
      yield { name: nameOf(found), bytes };
    } catch (error) {
      if (by.signal.aborted) throw error;
      onRefused({
        key: found.uuid,
        error: error instanceof ApiError ? error : new ApiError('internal', { cause: error }),
      });
    }
  }
}

/** Draws a document as it was found, or again if it has changed since. */
function drawAsItStands(by: DrawingBy, scope: Scope, engine: Engine, found: FoundDocument, locale: Language) {
  const { uuid } = found;
  let known: FoundDocument | undefined = found;
  return showAsItStands(async () => {
    const tenant = scope.tenant.id;
    const current = known ?? (await readInTenant(by.pool, tenant, (db) => findDocument(db, tenant, engine, { uuid })));
    known = undefined;
    return drawFound(by, scope, { engine, found: current, locale, form: { kind: 'pdf' } });
  });
}

/** Names files like the documents in their list; several without a number are counted. */
function uniqueNames(resource: Resource, language: Language): (found: FoundDocument) => string {
  const taken = new Map<string, number>();
  return ({ status, number, full_number: printed }) => {
    const { title: name } = calledOf(resource, status, language);
    const title =
      number === null
        ? translate(language, 'documents.title.unnumbered', { name })
        : translate(language, 'documents.title.numbered', { name, number: printed ?? number });
    const count = (taken.get(title) ?? 0) + 1;
    taken.set(title, count);
    return `${title}${count > 1 ? ` (${count})` : ''}.pdf`;
  };
}
