import type { Icon } from '../../../schemas/icon.ts';

/** A place in the side menu; what it leads to says where it stands. */
export interface MenuEntry {
  readonly name: string;
  readonly path: string;
  readonly icon: Icon | undefined;
  /** Its words, and of how many. */
  readonly label: readonly [key: string, count: number];
  /** The resource whose list it leads to, if it does. */
  readonly list?: string;
  readonly group?: string | undefined;
  readonly order: number;
}

/** Entries that stand together; the nameless group comes without a heading. */
export interface MenuGroup {
  readonly name: string | undefined;
  readonly entries: readonly MenuEntry[];
}

/**
 * The side menu of all its entries. Groups stand where their first entry does; entries without a group stay where they
 * are, between the groups.
 */
export function menuOf(entries: readonly MenuEntry[]): MenuGroup[] {
  const groups: { name: string | undefined; entries: MenuEntry[] }[] = [];
  for (const entry of entries.toSorted((a, b) => a.order - b.order || a.name.localeCompare(b.name))) {
    const last = groups.at(-1);
    const found = entry.group === undefined ? last : groups.find(({ name }) => name === entry.group);
    if (found && found.name === entry.group) found.entries.push(entry);
    else groups.push({ name: entry.group, entries: [entry] });
  }
  return groups;
}
