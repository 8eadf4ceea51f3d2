import type { Kind } from '../../schemas/kind.ts';
import type { Resource } from '../../schemas/resource.ts';
import { kindOf } from '../schema/kindOf.ts';
import { propertyAt } from '../schema/path.ts';

/** The columns of a row's two lines. */
export interface RowLines {
  readonly lead: string | undefined;
  readonly figure: string | undefined;
  readonly details: readonly LineDetail[];
  readonly state: string | undefined;
}

export interface LineDetail {
  readonly path: string;
  /** Whether the value needs the name of its column to be understood. */
  readonly isNamed: boolean;
}

/** The kinds whose values say what they are. */
const telling: ReadonlySet<Kind> = new Set<Kind>([
  'text',
  'multiline',
  'choice',
  'email',
  'phone',
  'taxId',
  'country',
  'currency',
  'location',
  'reference',
]);

const amounts: ReadonlySet<Kind> = new Set<Kind>(['money', 'amounts']);

/**
 * Returns what the two lines of a row show of these columns: as declared by `list.lines`, else the most important
 * column, its amount, its status, and all others by importance.
 */
export function linesOf(
  { schema, list, label, status }: Pick<Resource, 'schema' | 'list' | 'label' | 'status'>,
  shown: readonly string[],
): RowLines {
  const { lines = {} } = list;
  const kindAt = (path: string) => kindOf(propertyAt(schema, path) ?? {});
  const hasTones = (path: string) => propertyAt(schema, path)?.tones !== undefined;
  const left = new Set([...(list.priority ?? []), ...list.columns].filter((path) => shown.includes(path)));
  const take = (paths: readonly (string | undefined)[]): string | undefined => {
    const path = paths.find((each) => each !== undefined && left.has(each));
    if (path !== undefined) left.delete(path);
    return path;
  };
  const lead = take([lines.lead, ...left]);
  const figure = take([lines.figure, ...[...left].filter((path) => amounts.has(kindAt(path)))]);
  const state = take([lines.state, status, ...[...left].filter(hasTones)]);
  const details = lines.details
    ? lines.details.filter((path) => left.has(path)).map((path) => ({ path, isNamed: false }))
    : [...left].map((path) => ({ path, isNamed: path !== label && !telling.has(kindAt(path)) }));
  return { lead, figure, details, state };
}

/**
 * Returns the two lines of a related record: its columns decide, because the rows of the whole list begin with what
 * all of these share.
 */
export function relatedLines(
  resource: Pick<Resource, 'schema' | 'list' | 'label' | 'status'>,
  columns: readonly string[],
): RowLines {
  const { list } = resource;
  const lines = linesOf({ ...resource, list: { ...list, lines: {}, priority: columns } }, columns);
  const isNamed = ({ path, isNamed: named }: LineDetail) => named && !list.lines?.details?.includes(path);
  return { ...lines, details: lines.details.map((detail) => ({ ...detail, isNamed: isNamed(detail) })) };
}
