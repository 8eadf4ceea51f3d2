/** The page of a document behind its public link. */
export interface PublicPage<P extends string = string> {
  /** The kind of its links, and its address: `public/<at>/{hash}`. */
  readonly kind: string;
  readonly at: string;
  /** The properties it shows beside those that every document shows. */
  readonly shows: readonly P[];
  /** Those of them that stand elsewhere than among its facts. */
  readonly apart?: readonly P[];
}

/**
 * Makes the records of a resource documents: lines with taxes between two parties. Its number is the property with a
 * `counter`, and the first command that gives the number issues a draft.
 */
export interface DocumentDeclaration<P extends string = string> {
  /** The property with the lines. */
  readonly lines: P;
  readonly public?: PublicPage<P>;
  /** The property with the last day that one is valid, of documents without a due date. */
  readonly ends?: P;
  /** Whether one is drawn at `{path}/{uuid}/document`, as a page or a PDF. */
  readonly drawn?: true;
  /** Whether its amount is the client's: nothing is paid of it. */
  readonly credits?: true;
  /** Whether it comes before an invoice: it prints that it is none, and the account on which it can be paid in advance. */
  readonly proforma?: true;
  /**
   * The documents that one may begin with, by the parameter of its form: `at` is the property that names the document, if it
   * is kept.
   */
  readonly begins?: Readonly<Record<string, { readonly resource: string; readonly at?: P }>>;
}
