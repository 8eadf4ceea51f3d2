import type { Language } from '../../../domain/languages.ts';

/** The template of a found document. */
export interface NamedTemplate {
  /** Of a built-in template. */
  readonly link: string | null;
  /** Null if it has been deleted since the document was issued. */
  readonly uuid: string | null;
  /** The content that an issued document keeps; null for built-in templates and for other documents. */
  readonly version: string | null;
}

/** A document as it stands, or as it was issued. */
export const copies = ['current', 'issued'] as const;

export type Copy = (typeof copies)[number];

/** The columns that decide whether a visit is recorded. */
export interface Visited {
  readonly uuid: string;
  readonly status: string;
  readonly seen_at: string | null;
  readonly version: number;
}

/** A document that can be drawn. */
export interface FoundDocument extends Visited {
  readonly number: number | null;
  /** As its series prints it. */
  readonly full_number?: string | null;
  /** Null once its public link has ended. */
  readonly public_hash: string | null;
  /** The template that draws it. */
  readonly drawn_with: NamedTemplate;
  /**
   * A version of all that the document shows: its content, template, logo, account and contact. Marking it as seen does
   * not change it.
   */
  readonly state: string;
  /** The edition of an issued document in its own template, whose PDF is kept; null for every other drawing. */
  readonly edition?: number | null;
  /** Whether its current copy shows what happened since its issue: a payment, a refund, its cancellation. */
  readonly differs?: boolean;
  /** The copy to draw, by default the current one. */
  readonly copy?: Copy | undefined;
  /** Whether it is read by `Engine.scheduled`. */
  readonly isScheduled?: boolean;
}

/** A found document with the fixed language of its company and the country of its client. */
export interface AddressedDocument extends FoundDocument {
  readonly language: Language | null;
  readonly country: string | null;
}
