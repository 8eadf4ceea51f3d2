import type { RaRecord } from 'ra-core';
import type { ComponentType } from 'react';
import { recordName } from '../../../domain/kinds/reference.ts';
import type { Language } from '../../../domain/languages.ts';
import { withCurrencies } from '../../../domain/lists/withCurrencies.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { pageProperty, type PageProperty } from '../properties.ts';

/** `src/views/<resource>/cells/<path>.tsx`: draws a column in place of its kind. */
interface CellSlot {
  readonly default: ComponentType<{ readonly record: RaRecord }>;
  /** Where it stands in its column, where not as its kind does. */
  readonly align?: 'left' | 'right';
  /** How much room it needs with its padding, in pixels, where that is not the usual. */
  readonly width?: number;
  /** The paths it says at once, which a file has as columns of their own. */
  readonly inFile?: readonly string[];
}

/** `src/views/<resource>/card.tsx`: draws a row where a table has no room. */
interface CardSlot {
  readonly default: ComponentType<CardProps>;
  /** In pixels. */
  readonly cardHeight: number;
}

export interface CardProps {
  readonly record: RaRecord;
  /** The columns somebody wants to see. */
  readonly isVisible: (path: string) => boolean;
}

/** `src/views/<resource>/title.ts`: how a person names a record. */
type TitleOf = (record: RaRecord, translate: (key: string, args?: object) => string) => string;

/** `src/views/<resource>/subject.ts`: how a record is named that is about to be changed, with what tells it from others. */
type SubjectOf = (record: RaRecord, translate: Parameters<TitleOf>[1], language: Language) => string;

const cells = import.meta.glob<CellSlot>(['../../views/*/cells/*.tsx', '!**/*.test.tsx'], { eager: true });
const cards = import.meta.glob<CardSlot>('../../views/*/card.tsx', { eager: true });
const legends = import.meta.glob<{ default: ComponentType }>('../../views/*/legend.tsx', { eager: true });
const filters = import.meta.glob<{ default: readonly string[] }>('../../views/*/filters.ts', { eager: true });
const titles = import.meta.glob<{ default: TitleOf }>('../../views/*/title.ts', { eager: true });
const subjects = import.meta.glob<{ default: SubjectOf }>('../../views/*/subject.ts', { eager: true });

/** What a resource has of its own in its list, each found by its place. */
export const cellOf = ({ resource, path }: Pick<PageProperty, 'resource' | 'path'>): CellSlot | undefined =>
  cells[`../../views/${resource}/cells/${path}.tsx`];

export const cardOf = ({ name }: Resource): CardSlot | undefined => cards[`../../views/${name}/card.tsx`];

/** What rows are marked by besides their status. */
export const legendOf = ({ name }: Resource): ComponentType | undefined =>
  legends[`../../views/${name}/legend.tsx`]?.default;

/** The parameters a list is narrowed by, where they are fewer or others than its schema's filters. */
export const parametersOf = ({ name }: Resource): readonly string[] | undefined =>
  filters[`../../views/${name}/filters.ts`]?.default;

/** How a person names a record: by its label, unless there is more to say. */
export const titleOf = (resource: Resource): TitleOf =>
  titles[`../../views/${resource.name}/title.ts`]?.default ??
  ((record, translate) => recordName(resource, record, translate) ?? '');

/** How a record is named that is about to be changed: as ever, unless there is more to say. */
export const subjectOf = (resource: Resource): SubjectOf =>
  subjects[`../../views/${resource.name}/subject.ts`]?.default ?? titleOf(resource);

/** The columns of a file for those that are seen: there every cell is one plain value. */
export const columnsInFile = (resource: Resource, visible: readonly PageProperty[]): readonly PageProperty[] =>
  withCurrencies(
    resource,
    visible.flatMap((column) => cellOf(column)?.inFile ?? [column.path]),
  ).map((path) => pageProperty(resource, path));
