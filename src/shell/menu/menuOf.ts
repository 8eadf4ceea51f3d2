import type { Icon } from '../../../schemas/icon.ts';

/** An entry of the side menu. */
export interface MenuEntry {
  readonly name: string;
  readonly path: string;
  readonly icon: Icon | undefined;
  /** The locale key of its label with a count. */
  readonly label: readonly [key: string, count: number];
  /** The resource of its list, if any. */
  readonly list?: string;
  readonly group?: string | undefined;
  readonly order: number;
}

/** A group of entries; the unnamed one has no heading. */
export interface MenuGroup {
  readonly name: string | undefined;
  readonly entries: readonly MenuEntry[];
}

/**
 * Builds the side menu. A group is at the position of its first entry; other entries keep their position between
 * groups.
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
