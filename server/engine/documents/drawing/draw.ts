import type { Lender } from '../../../database/pool/pool.ts';
import { inTenant, readInTenant } from '../../../database/transaction.ts';
import type { DrawingRequest } from '../../../drawing/process/drawings.ts';
import type { Drawn, Encoding } from '../../../drawing/process/messages.ts';
import type { Documents } from '../../../drawing/process/render.ts';
import type { DocumentLocale } from '../../../drawing/request.ts';
import type { Scope } from '../../../identity/scope.ts';
import { findCopy, keepCopy } from './copies.ts';
import { readDocument } from './findDocuments.ts';
import type { Engine } from '../engine.ts';
import type { FoundDocument } from '../foundDocument.ts';
import { notifyFailed } from './templateContent.ts';

/** The form in which a document is drawn. */
export type DocumentForm =
  | { readonly kind: 'pdf' }
  | { readonly kind: 'html'; readonly modal: boolean; readonly encoding: Encoding }
  | { readonly kind: 'svg'; readonly encoding: Encoding };

/** What reads and draws a document; `signal` aborts when nobody waits for it. */
export interface DrawingBy {
  readonly pool: Lender;
  readonly documents: Pick<Documents, 'draw'>;
  readonly signal: AbortSignal;
  /** Receives reports for operators. */
  readonly log: { error(facts: object, text: string): void };
}

/** A found document to draw, in a language and form; visitors share the limits of their `link`. */
export interface ToDraw {
  readonly engine: Engine;
  readonly found: FoundDocument;
  readonly locale: DocumentLocale;
  readonly form: DocumentForm;
  readonly link?: string | undefined;
}

/**
 * Draws a found document, or returns the cached one. The PDF of a document as issued is drawn once and kept: it has the
 * same bytes forever. A current copy that differs is drawn again after each change. If its company's own template fails,
 * it is drawn with the default one, and the company is notified.
 * Throws `stale` if it has changed since it was found, and like `Documents.draw`.
 */
export async function drawFound(
  { pool, documents, signal, log }: DrawingBy,
  scope: Scope,
  { engine, found, locale, form, link }: ToDraw,
): Promise<Drawn> {
  const tenant = scope.tenant.id;
  const copy = found.differs && found.copy === 'issued' ? found.copy : '';
  const copying = copyingOf({ pool, log }, scope, { engine, found, locale, form });
  const drawn = await documents.draw({
    key: [tenant, found.uuid, found.state, copy, locale, ...Object.values(form)].join(' '),
    tenant,
    link,
    signal,
    read: async () =>
      (await copying?.find()) ?? {
        ...form,
        request: await readInTenant(pool, tenant, (db) => readDocument(db, scope, engine, found, locale)),
      },
    ...(copying && { keep: copying.keep }),
    fallsBack: true,
  });
  if (drawn.failedTemplate) await inTenant(pool, { tenant }, (db) => notifyFailed(db, scope, found.drawn_with));
  return drawn;
}

/** Returns how the PDF of a document as issued is kept; undefined for other copies, documents and forms. */
function copyingOf(
  { pool, log }: Pick<DrawingBy, 'pool' | 'log'>,
  { tenant: { id: tenant } }: Scope,
  { engine, found: { uuid, edition, differs, copy }, locale, form }: ToDraw,
): ({ readonly find: () => Promise<Drawn | undefined> } & Required<Pick<DrawingRequest, 'keep'>>) | undefined {
  if (form.kind !== 'pdf' || typeof edition !== 'number' || (differs && copy !== 'issued')) return undefined;
  const copied = { tenant, engine, uuid, edition, locale };
  return {
    find: () => readInTenant(pool, tenant, (db) => findCopy(db, copied)),
    keep: async (drawn, most) => {
      const sent = await inTenant(pool, { tenant }, (db) => keepCopy(db, copied, drawn, most));
      if (sent.differs)
        log.error({ document: uuid, edition, locale }, 'an issued document differs from its first drawing');
      return sent;
    },
  };
}
