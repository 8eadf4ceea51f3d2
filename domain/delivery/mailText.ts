/** The placeholders of mail texts, written in braces: `{number}`. */
export const placeholders = [
  'number',
  'company',
  'client',
  'recipient',
  'amount',
  'due_date',
  'issue_date',
  'reference',
] as const;

export type Placeholder = (typeof placeholders)[number];

/** Values of placeholders; an absent one is left blank. */
export type PlaceholderValues = Readonly<Partial<Record<Placeholder, string>>>;

const inBraces = /\{\s*(\w*)\s*\}/g;

const isPlaceholder = (name: string): name is Placeholder => placeholders.some((one) => one === name);

/** Returns the names in braces that are no placeholders, each once. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set([...text.matchAll(inBraces)].map(([, name = '']) => name).filter((name) => !isPlaceholder(name))),
];

/** Fills the placeholders of a text. Values are plain text, also if they contain braces. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replaceAll(inBraces, (whole, name: string) => (isPlaceholder(name) ? (values[name] ?? '') : whole));

/** Returns the paragraphs of a text: its lines without blank ones. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
