/** The place of a field's own names among the headings that mean it. */
export const ownNames = '=';

/**
 * The headings of other programs, by path: the most telling first. Compared without letter case, accents and punctuation.
 * `ownNames` stands for the path and the field's names in all languages; without it, they come first.
 */
export type HeadingNames = Readonly<Record<string, readonly string[]>>;

/** A program whose lists have these headings, with what its lists leave out. */
export interface Layout {
  readonly name: string;
  readonly has: readonly string[];
  readonly defaults?: Readonly<Record<string, string>>;
}

/** How lists of other programs describe the records of a resource. */
export interface ForeignHeadings {
  readonly names: HeadingNames;
  /** Fields that several columns make together, in this order, if no column has the field itself. */
  readonly joined?: Readonly<Record<string, readonly (readonly string[])[]>>;
  readonly layouts?: readonly Layout[];
}
