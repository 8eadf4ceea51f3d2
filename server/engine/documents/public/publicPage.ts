import type { Resource } from '../../../../schemas/resource.ts';
import type { Lender } from '../../../database/pool/pool.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Scope } from '../../../identity/scope.ts';
import { followLink } from './publicLink.ts';
import type { Shown } from './publicRecord.ts';

/** The visitor of a public link. */
export interface Visitor {
  /** Aborts when the visitor disconnects. */
  readonly signal: AbortSignal;
  /** Whether the visitor has a session of the same company: its own users do not count as recipients. */
  readonly isOwn: boolean;
  /** Whether the request only checks that the page exists. */
  readonly isPeeking: boolean;
}

/** The record of a public page, and the state that its cached answer depends on; without a state it is not cached. */
export interface PublicView {
  readonly state?: string;
  readonly record: Readonly<Record<string, unknown>>;
}

/** A request for a public page. */
export interface Opening<Before extends { readonly state: string } = { readonly state: string }> {
  readonly pool: Lender;
  readonly now: Date;
  readonly hash: string;
  /** Shares one read among concurrent requests for the same key. */
  readonly share: <Read>(key: string, read: () => Promise<Read>) => Promise<Read>;
  readonly visitorOf: (tenant: string) => Promise<Visitor>;
  /** The cached answer, if any. */
  readonly before: Before | undefined;
}

/** `server/features/<feature>/<resource>/public.ts`: the part of a document that any visitor with its link may read. */
export interface PublicFile {
  readonly described: { readonly summary: string; readonly description?: string };
  /** The answer's properties besides those of all documents and those its resource declares. */
  readonly answer: {
    readonly title: string;
    readonly required: readonly string[];
    readonly properties: Readonly<Record<string, object>>;
  };
  /** Throws `not_found` for a document that is not public. */
  readonly open: <Before extends { readonly state: string }>(opening: Opening<Before>) => Promise<Before | PublicView>;
}

/**
 * Returns how a resource's documents open by their link without a cached answer: `read` queries the document `linked`,
 * and `show` returns its public record or throws `not_found`.
 */
export const openingOf =
  <Read>(
    { document }: Resource,
    read: (db: Db) => Promise<Read>,
    show: (found: Read, scope: Scope, pool: Lender) => Shown | Promise<Shown>,
  ): PublicFile['open'] =>
  ({ pool, now, hash, share }) =>
    share(hash, async () => {
      const { tenant, read: found } = await followLink(pool, hash, document?.public?.kind ?? '', read);
      return { record: await show(found, { tenant, now }, pool) };
    });
