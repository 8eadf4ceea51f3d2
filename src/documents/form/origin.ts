import { takenOver, takenRows } from '../../../domain/documents/takenOver.ts';
import { isLine } from '../../../domain/documents/rows.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { resourceOf } from '../../data/resources.ts';
import type { DocumentForm, FormValues } from './documentForm.ts';
import type { StoredLine } from './storedLines.ts';

/** The document of another resource that a new one begins with. */
export interface Origin {
  readonly resource: Resource;
  readonly key: string;
  /** The property of the new one that names it. */
  readonly at: string | undefined;
}

type Read = Readonly<Record<string, unknown>>;

/** Returns the document that the URL names to begin with; undefined if it names none. */
export function originOf({ resource: { document } }: DocumentForm, search: URLSearchParams): Origin | undefined {
  const [found] = Object.entries(document?.begins ?? {}).flatMap(([parameter, { resource, at }]) => {
    const key = search.get(parameter);
    return key === null ? [] : [{ resource: resourceOf(resource), key, at }];
  });
  return found;
}

/** Returns the rows that count of the document to begin with; none of them is optional any more. */
export const rowsOf = ({ resource }: Origin, document: Read): StoredLine[] =>
  takenRows((document[resource.document?.lines ?? ''] ?? []) as readonly StoredLine[]).map((row) =>
    isLine(row) ? { ...row, is_optional: false } : row,
  );

/** Returns the values of a new document that begins with another one: what both have of parties, terms and texts. */
export function begunValues({ at, key }: Origin, document: Read, known: FormValues): FormValues {
  const names = new Set([...takenOver, 'terms']);
  const taken = Object.keys(known).flatMap((name) =>
    names.has(name) && (document[name] ?? undefined) !== undefined ? [[name, document[name]] as const] : [],
  );
  return { ...known, ...Object.fromEntries(taken), ...(at && { [at]: key }) };
}
