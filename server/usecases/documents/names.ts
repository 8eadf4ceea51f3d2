import { oncePer } from '../../../domain/oncePer.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { tableOf } from '../../resources/storage.ts';

/** What belongs to documents: in the database, and the lines on the wire. */
export interface DocumentNames {
  /** The table of the lines. */
  readonly lines: string;
  /** The property with the lines. */
  readonly linesAt: string;
  /** The table of the logos that single documents have. */
  readonly logos: string;
  /** The column by which lines and logos name their document. */
  readonly key: string;
}

/** The names of a resource's documents, by the conventions of docs/resources.md. Throws where it declares none. */
export const namesOf = oncePer(({ name, singular, document }: Resource): DocumentNames & { readonly table: string } => {
  if (!document) throw new Error(`The records of ${name} are no documents`);
  const one = tableOf(singular);
  return {
    table: tableOf(name),
    lines: `${one}_items`,
    linesAt: document.lines,
    logos: `${one}_logos`,
    key: `${one}_uuid`,
  };
});
