import { placeholderText, unknownPlaceholders } from '../delivery/mailText.ts';
import { languageCodes } from '../languages.ts';
import { mailPlaceholders } from '../../schemas/parts/delivery/mailPlaceholders.ts';
import type { Issue } from '../validation/issue.ts';
import { textOf } from './read.ts';
import type { Rule } from './rule.ts';

/** Those of a company's texts, and of the texts of one mail. */
const paths = [
  ...languageCodes.flatMap((language) => [`${language}_subject`, `${language}_body`]),
  'subject',
  'message',
];

/** Texts of mails contain known placeholders only. */
export const placeholdersKnown: Rule = (record) =>
  paths.flatMap((path) => placeholderIssues(path, textOf(record[path])));

/** Returns the first unknown placeholder of a text as an issue at its path. */
export function placeholderIssues(path: string, text: string): Issue[] {
  const [unknown] = unknownPlaceholders(text);
  if (unknown === undefined) return [];
  const args = { name: placeholderText(unknown), known: mailPlaceholders.map(placeholderText).join(', ') };
  return [{ path, key: 'validation.placeholder', args }];
}
