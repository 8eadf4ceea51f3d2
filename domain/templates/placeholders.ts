/** The placeholders of a template's texts, written `{{number}}`; mails use the same names for the same values. */
export const placeholders = [
  'document',
  'title',
  'number',
  'issue_date',
  'due_date',
  'reference',
  'currency',
  'amount',
  'company',
  'company_tax_id',
  'company_address',
  'client',
  'client_tax_id',
  'client_address',
  'payer',
  'contact_name',
  'contact_email',
] as const;

/** The placeholders of page headers and footers besides these. */
export const pagePlaceholders = ['page', 'pages', 'page_count'] as const;

export type Placeholder = (typeof placeholders)[number];
export type PagePlaceholder = (typeof pagePlaceholders)[number];

/** Values of placeholders; an absent one prints as nothing. */
export type PlaceholderValues = Readonly<Partial<Record<string, string>>>;

const inBraces = /\{\{\s*([\w.-]*)\s*\}\}/g;

/** Returns the names in double braces, each once. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(inBraces)].map(([, name = '']) => name)),
];

/** Fills the placeholders of a text; unknown ones print as nothing. Values are plain text, also if they contain braces. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replaceAll(inBraces, (_, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : ''));

/** A piece of a text: plain text, or a number that only the layout knows. */
export type Piece = string | { readonly counter: 'page' | 'pages' };

const pageNumbers = /(\{\{\s*pages?\s*\}\})/;

/**
 * Splits a text of a header or footer at its page numbers, and fills its other placeholders. `pageCount` is the text of
 * `{{page_count}}`, with `{{page}}` and `{{pages}}`.
 */
export function piecesOf(text: string, values: PlaceholderValues, pageCount: string): Piece[] {
  const written = text.replaceAll(/\{\{\s*page_count\s*\}\}/g, () => pageCount);
  const pieces = written.split(pageNumbers).map((part): Piece => {
    const [name] = placeholdersIn(part);
    return name === 'page' || name === 'pages' ? { counter: name } : fillPlaceholders(part, values);
  });
  return pieces.filter((piece) => piece !== '');
}
