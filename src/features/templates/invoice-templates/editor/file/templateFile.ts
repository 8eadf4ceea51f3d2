import type { Template } from '../../../../../../schemas/parts/templates/template.ts';
import { isObject } from '../../../../../../domain/schema/isObject.ts';
import type { Issue } from '../../../../../../domain/validation/issue.ts';

/** In bytes; a larger file cannot be a template. */
const largest = 1_000_000;

/** The content of a file, or the key of what is wrong with it. */
export type ReadFile = { readonly content: unknown } | { readonly problem: Omit<Issue, 'path'> };

/** Reads a file as JSON. Every template has a version. */
export async function readFile(file: Blob): Promise<ReadFile> {
  if (file.size > largest) return { problem: { key: 'validation.template.tooLarge' } };
  try {
    const content: unknown = JSON.parse(await file.text());
    if (isObject(content) && 'version' in content) return { content };
  } catch {
    // No JSON.
  }
  return { problem: { key: 'templateEditor.import.notJson' } };
}

/** Returns a template as a file, which can be imported again. */
export const fileOf = (template: Template): Blob =>
  new Blob([`${JSON.stringify(template, null, 2)}\n`], { type: 'application/json' });

/** Returns the name of a template's file, without what file systems refuse. */
export const fileNameOf = (name: string): string =>
  `${name.replaceAll(/[^\p{L}\p{N} ._-]+/gu, ' ').trim() || 'template'}.json`;

/** Returns the name of a template from that of its file. */
export const nameOfFile = (file: string): string => file.replace(/\.json$/i, '').slice(0, 120);
