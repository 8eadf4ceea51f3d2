import type { Icon } from '../../../schemas/icon.ts';
import type { MenuPlace } from '../../../schemas/resource.ts';

/** A page that the menu leads to. */
export interface MenuTab {
  readonly name: string;
  readonly path: string;
  readonly icon?: Icon | undefined;
  /** The locale key of its label with a count. */
  readonly label: readonly [key: string, count: number];
  /** The resource of its list, if any. */
  readonly list?: string;
  readonly order: number;
}

/** An entry of the side menu: one page, or several with tabs between them. */
export interface MenuEntry extends MenuTab {
  readonly group: 1 | 2 | 3;
  readonly tabs: readonly MenuTab[];
}

/** A page, and the entry that it is a tab of. */
export interface MenuPage extends MenuTab, Pick<MenuPlace, 'under' | 'group'> {}

/** Builds the side menu: the parts of an area, each with its entries in order. */
export function menuOf(pages: readonly MenuPage[], heads: readonly EntryHead[]): MenuEntry[][] {
  const entries = heads.flatMap((head) => entryOf(head, pages));
  return [1, 2, 3]
    .map((group) => entries.filter((entry) => entry.group === group).toSorted(byOrder))
    .filter((part) => part.length > 0);
}

/** Where an entry stands, whether or not the user may open its own page. */
export interface EntryHead extends Pick<MenuEntry, 'name' | 'group' | 'order'> {
  /** Its name and icon, if they are not those of its first tab. */
  readonly own?: Pick<MenuTab, 'label' | 'icon'>;
}

/** Its own page comes first, then the tabs in order; an entry without any does not appear. */
function entryOf({ own, ...head }: EntryHead, pages: readonly MenuPage[]): MenuEntry[] {
  const tabs = pages
    .filter(({ name, under }) => (under ?? name) === head.name)
    .toSorted((a, b) => Number(b.name === head.name) - Number(a.name === head.name) || byOrder(a, b));
  const [first] = tabs;
  return first ? [{ ...first, ...own, ...head, tabs }] : [];
}

const byOrder = (a: MenuTab, b: MenuTab): number => a.order - b.order || a.name.localeCompare(b.name);

/** Whether a path is a page or below it. */
export const isAt = (pathname: string, { path }: Pick<MenuTab, 'path'>): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/** Returns the entry that leads to a path. */
export const entryAt = (pathname: string, menu: readonly (readonly MenuEntry[])[]): MenuEntry | undefined =>
  menu.flat().find(({ tabs }) => tabs.some((tab) => isAt(pathname, tab)));
