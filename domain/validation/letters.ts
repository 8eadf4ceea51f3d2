import type { ObjectSchema } from '../../schemas/resource.ts';
import { unprintableIn } from '../letters/unprintable.ts';
import { plainText } from '../richText/plainText.ts';
import { isDocument, richTextOf } from '../richText/richText.ts';
import { isObject } from '../schema/isObject.ts';
import { isPrinted } from '../schema/kindOf.ts';
import type { Property } from '../schema/property.ts';
import { valuesWhere } from '../schema/valuesWhere.ts';
import type { Issue } from './issue.ts';

const printedIn = valuesWhere(isPrinted);

/** Returns an issue for each printed text with a letter that no font has; it names the letter. */
export function letterIssues(schema: ObjectSchema | Property, record: Record<string, unknown>): Issue[] {
  return printedIn(schema, record).flatMap(({ path, value }) => issuesAt(path, value));
}

function issuesAt(path: string, value: unknown): Issue[] {
  if (typeof value === 'string') return issueOf(path, value);
  const document = isDocument(value) ? richTextOf(value) : undefined;
  if (document !== undefined) return issueOf(path, plainText(document));
  // The texts of a template stand at any depth.
  if (!Array.isArray(value) && !isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => issuesAt(`${path}.${name}`, inner));
}

function issueOf(path: string, text: string): Issue[] {
  const args = unprintableIn(text);
  return args ? [{ path, key: 'validation.letter', args }] : [];
}
