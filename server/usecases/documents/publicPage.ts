import type { Lender } from '../../db/pool.ts';

/** Who opens a public link. */
export interface Visitor {
  /** Aborted when they have gone. */
  readonly signal: AbortSignal;
  /** Whether they have a session of the very company: its own people are no receivers. */
  readonly isOwn: boolean;
  /** Whether they ask only if there is something. */
  readonly isPeeking: boolean;
}

/** What a public page tells, and the state that tells whether it still stands; without one its answer is not kept. */
export interface PublicView {
  readonly state?: string;
  readonly record: Readonly<Record<string, unknown>>;
}

/** A request for a public page. */
export interface Opening<Before extends { readonly state: string } = { readonly state: string }> {
  readonly pool: Lender;
  readonly now: Date;
  readonly hash: string;
  /** Reads once for all who ask for the same at a time. */
  readonly share: <Read>(key: string, read: () => Promise<Read>) => Promise<Read>;
  readonly visitorOf: (tenant: string) => Promise<Visitor>;
  /** What was answered before, if that is kept. */
  readonly before: Before | undefined;
}

/** `server/usecases/<resource>/public.ts`: what of a document anybody with its link may read. */
export interface PublicFile {
  readonly described: { readonly summary: string; readonly description?: string };
  /** What its answer has of its own, beside what every document shows and what its resource declares. */
  readonly answer: {
    readonly title: string;
    readonly required: readonly string[];
    readonly properties: Readonly<Record<string, object>>;
  };
  /** Throws `not_found` for what is not public. */
  readonly open: <Before extends { readonly state: string }>(opening: Opening<Before>) => Promise<Before | PublicView>;
}
