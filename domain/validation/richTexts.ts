import type { ObjectSchema } from '../../schemas/resource.ts';
import { plainText } from '../richText/plainText.ts';
import { readDocument } from '../richText/readDocument.ts';
import { isObject } from '../schema/isObject.ts';
import { isRichText } from '../schema/kindOf.ts';
import type { Property } from '../schema/property.ts';
import { textLength } from '../schema/values/textLength.ts';
import { valuesWhere } from '../schema/valuesWhere.ts';
import type { Issue } from './issue.ts';

const richTextsIn = valuesWhere(isRichText);

/** Returns an issue for each invalid rich text; the schema covers plain strings. */
export function richTextIssues(schema: ObjectSchema | Property, record: Record<string, unknown>): Issue[] {
  return richTextsIn(schema, record).flatMap(({ path, property, value }): Issue[] => {
    if (!isObject(value)) return [];
    const read = readDocument(value);
    if ('refusal' in read) return [{ path, key: `validation.richText.${read.refusal}` }];
    const limit = textLength(property) ?? Infinity;
    return [...plainText(read.document)].length > limit ? [{ path, key: 'validation.maxLength', args: { limit } }] : [];
  });
}
