import type { Section } from '../../schemas/section.ts';
import { holds } from '../actions/holds.ts';
import { without } from '../schema/without.ts';

/** Returns the sections that apply to a record. */
export function sectionsFor<S extends Section>(sections: readonly S[], record: unknown): S[] {
  return sections.filter(({ when }) => !when || holds(when, record));
}

/** Removes values of fields that belong only to absent sections. */
export function withoutAbsent(sections: readonly Section[], values: unknown): unknown {
  const present = sectionsFor(sections, values);
  const shown = new Set(present.flatMap(({ fields }) => fields));
  const absent = sections.filter((section) => !present.includes(section)).flatMap(({ fields }) => fields);
  return without(
    values,
    absent.filter((path) => !shown.has(path)),
  );
}

/** The sections in one tab. */
export interface Tab<S extends Section> {
  readonly name: string;
  readonly sections: readonly S[];
}

/** The layout of sections: tabs in the order of their first sections, and the sections around them. */
export interface Layout<S extends Section> {
  readonly above: readonly S[];
  readonly tabs: readonly Tab<S>[];
  readonly below: readonly S[];
}

/** Computes the layout of sections; without tabs, all are above. */
export function layoutOf<S extends Section>(sections: readonly S[]): Layout<S> {
  const first = sections.findIndex(({ tab }) => tab !== undefined);
  if (first < 0) return { above: sections, tabs: [], below: [] };
  const byTab = Map.groupBy(sections, ({ tab }) => tab);
  const tabs = [...byTab].flatMap(([name, members]) => (name === undefined ? [] : { name, sections: members }));
  return {
    above: sections.slice(0, first),
    tabs,
    below: sections.slice(first).filter(({ tab }) => tab === undefined),
  };
}
