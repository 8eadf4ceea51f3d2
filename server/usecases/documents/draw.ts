import type { Lender } from '../../db/pool.ts';
import { inTenant, readInTenant } from '../../db/transaction.ts';
import type { Drawn, Encoding } from '../../documents/messages.ts';
import type { Documents } from '../../documents/render.ts';
import type { DocumentLocale } from '../../documents/request.ts';
import type { Scope } from '../../scope.ts';
import { readDocument } from './drawing.ts';
import type { Engine } from './engine.ts';
import type { FoundDocument } from './found.ts';
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
 * Draws a found document, or returns the cached one. If its company's own template fails, it is drawn with the default
 * one, and the company is notified. Throws `stale` if it has changed since it was found, and like
 * `Documents.draw`.
 */
export async function drawFound(
  { pool, documents, signal }: DrawingBy,
  scope: Scope,
  { engine, found, locale, form, link }: ToDraw,
): Promise<Drawn> {
  const tenant = scope.tenant.id;
  const drawn = await documents.draw({
    key: [tenant, found.uuid, found.state, locale, ...Object.values(form)].join(' '),
    tenant,
    link,
    signal,
    read: async () => ({
      ...form,
      request: await readInTenant(pool, tenant, (db) => readDocument(db, scope, engine, found, locale)),
    }),
    fallsBack: true,
  });
  if (drawn.failedTemplate) await inTenant(pool, { tenant }, (db) => notifyFailed(db, scope, found.drawn_with));
  return drawn;
}
