import { hasRightToLeft, isolated } from '../words/isolated.ts';
import { mailPlaceholders, type MailPlaceholder } from '../../schemas/parts/delivery/mailPlaceholders.ts';

/** Values of placeholders; an absent one is left blank. */
export type PlaceholderValues = Readonly<Partial<Record<MailPlaceholder, string>>>;

const inBraces = /\{\{([^{}]*)\}\}/g;

const isPlaceholder = (name: string): name is MailPlaceholder => mailPlaceholders.some((one) => one === name);

/** Returns a placeholder in its text form: `{{name}}`. */
export const placeholderText = (name: string): string => `{{${name}}}`;

/** Returns the names in double braces that are no placeholders, each once. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set([...text.matchAll(inBraces)].map(([, name = '']) => name.trim()).filter((name) => !isPlaceholder(name))),
];

/** Fills the placeholders of a text. Values are plain text in their own direction, also if they contain braces. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  const isAmongRightToLeft = hasRightToLeft(text);
  return text.replaceAll(inBraces, (whole, inner: string) => {
    const name = inner.trim();
    if (!isPlaceholder(name)) return whole;
    const value = values[name];
    return value ? isolated(value, isAmongRightToLeft) : '';
  });
}

/** Returns the paragraphs of a text: its lines without blank ones. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
