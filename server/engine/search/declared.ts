import { areaFor, isGranted } from '../../../domain/access/grant.ts';
import { listedAt } from '../../../domain/lists/fields.ts';
import type { UserType } from '../../../schemas/access.ts';
import type { Resource } from '../../../schemas/resource.ts';

/** The paths of a list that a search across resources compares and returns. */
export interface Searched {
  /** The names and searched texts, by importance. */
  readonly texts: readonly string[];
  /** Those of related records among them. */
  readonly related: readonly string[];
  /** What describes a record beside its name. */
  readonly details: readonly string[];
  /** The amount that a typed amount must equal. */
  readonly amount: string | undefined;
  /** Everything to read. */
  readonly fields: readonly string[];
}

/** Returns whether a user type reaches a record from a search: it has a page, or its list opens another record. */
export const isSearched = (resource: Resource, type: UserType): boolean =>
  !resource.derived &&
  !resource.single &&
  resource.partOf === undefined &&
  (isGranted(resource, type, 'show') || (resource.list.opens !== undefined && placeOf(resource, type) < last));

const last = 1_000;

/** Returns the position of a resource in the user's menu; the last one without an entry. */
export const placeOf = ({ menu = [] }: Resource, type: UserType): number =>
  menu.find(({ area }) => area === areaFor(type))?.order ?? last;

/** Returns what to search in a resource as the user sees it; undefined if its name is hidden or nothing is searched. */
export function searchedIn(visible: Resource): Searched | undefined {
  const { label, called, details = [], list, status, schema } = visible;
  const isListed = (path: string) => listedAt(visible, path) !== undefined;
  const searched = list.search.filter(isListed);
  const isNumber = listedAt(visible, label)?.type === 'integer';
  if (!isListed(label) || (list.search.length === 0 && !isNumber)) return undefined;
  const plain = details.filter((path) => isListed(path) && !summarizes(visible, path));
  const amount = list.sums?.includes('amount') ? 'amount' : undefined;
  const others = [called, status, list.opens, amount].filter((path) => path !== undefined && isListed(path));
  const currency = amount !== undefined && 'currency' in schema.properties ? ['currency'] : [];
  const texts = [...new Set([label, ...searched])];
  return {
    texts,
    related: texts.filter((path) => isListed(path) && isRelated(visible, path)),
    details: plain.length > 0 ? plain : searched.filter((path) => path !== label),
    amount,
    fields: [...new Set([...texts, ...plain, ...others, ...currency])] as string[],
  };
}

const isRelated = (visible: Resource, path: string): boolean =>
  listedAt(visible, path.split('.')[0] ?? '')?.ref !== undefined;

const summarizes = (visible: Resource, path: string): boolean =>
  listedAt(visible, path.split('.')[0] ?? '')?.summarizes !== undefined;
