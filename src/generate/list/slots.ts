import type { RaRecord } from 'react-admin';
import type { ComponentType } from 'react';
import { recordName } from '../../../domain/kinds/reference.ts';
import type { Language } from '../../../domain/languages.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { PageProperty } from '../properties.ts';
import { slotFile } from '../slotFile.ts';

/** `src/features/<feature>/<resource>/cells/<path>.tsx` draws a column. */
interface CellSlot {
  readonly default: ComponentType<CellProps>;
  /** The alignment, if it differs from its kind's. */
  readonly align?: 'left' | 'right';
  /** The width with padding in pixels, if it differs from the usual. */
  readonly width?: number;
}

export interface CellProps<R extends RaRecord = RaRecord> {
  readonly record: R;
  /** The name of its resource. */
  readonly resource: string;
}

/** `src/features/<feature>/<resource>/title.ts` names a record. */
type TitleOf = (record: RaRecord, translate: (key: string, args?: object) => string) => string;
type TitleSlot = (...of: [...Parameters<TitleOf>, resource: Resource]) => string;

/** `src/features/<feature>/<resource>/subject.ts` names a record to change, with distinguishing details. */
type SubjectOf = (record: RaRecord, translate: Parameters<TitleOf>[1], language: Language) => string;
type SubjectSlot = (...of: [...Parameters<SubjectOf>, resource: Resource]) => string;

const cells = import.meta.glob<CellSlot>(
  ['/src/features/*/*/cells/*.tsx', '/src/documents/slots/cells/*.tsx', '!**/*.test.tsx'],
  { eager: true },
);
const legends = import.meta.glob<{ default: ComponentType }>(
  ['/src/features/*/*/legend.tsx', '/src/documents/slots/legend.tsx'],
  { eager: true },
);
const filters = import.meta.glob<{ default: readonly string[] }>('/src/features/*/*/filters.ts', { eager: true });
const titles = import.meta.glob<{ default: TitleSlot }>(
  ['/src/features/*/*/title.ts', '/src/documents/slots/title.ts'],
  {
    eager: true,
  },
);
const subjects = import.meta.glob<{ default: SubjectSlot }>(
  ['/src/features/*/*/subject.ts', '/src/documents/slots/subject.ts'],
  { eager: true },
);

/** Slots of a resource's list, found by their place. */
export const cellOf = ({ resource, path }: Pick<PageProperty, 'resource' | 'path'>): CellSlot | undefined =>
  slotFile(cells, resource, `cells/${path}.tsx`);

/** Further markers of rows. */
export const legendOf = ({ name }: Resource): ComponentType | undefined =>
  slotFile(legends, name, 'legend.tsx')?.default;

/** The filter parameters of a list, if they differ from the schema's. */
export const parametersOf = ({ name }: Resource): readonly string[] | undefined =>
  slotFile(filters, name, 'filters.ts')?.default;

/** Returns how to name a record: its label by default. */
export const titleOf = (resource: Resource): TitleOf => {
  const slot = slotFile(titles, resource.name, 'title.ts')?.default;
  return (record, translate) => slot?.(record, translate, resource) ?? recordName(resource, record, translate) ?? '';
};

/** Returns how to name a record to change: its title by default. */
export const subjectOf = (resource: Resource): SubjectOf => {
  const slot = slotFile(subjects, resource.name, 'subject.ts')?.default;
  return (record, translate, language) =>
    slot?.(record, translate, language, resource) ?? titleOf(resource)(record, translate);
};
