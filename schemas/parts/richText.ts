/** What a rich text is made of, by the names of ProseMirror. Nothing else is accepted, stored or shown. */
export const richMarks = ['bold', 'italic', 'underline', 'strike', 'link'] as const;

export type RichMark = (typeof richMarks)[number];

/** The protocols a link may have. */
export const linkProtocols = ['http:', 'https:', 'mailto:'] as const;

/** How large a document may be, besides the characters that its property allows. */
export const richTextLimits = {
  /** Of its JSON. */
  bytes: 65_536,
  nodes: 2_000,
  /** Lists within each other. */
  lists: 3,
  /** Characters of the address of a link. */
  link: 2_000,
} as const;

/**
 * A text with emphasis, lists and links: a plain string, or the JSON of a ProseMirror document. A document without
 * formatting is the same as its plain string, and is stored as one. `maxLength` counts the characters of the plain text.
 */
export const richText = { type: ['string', 'object'], kind: 'richText' } as const;
