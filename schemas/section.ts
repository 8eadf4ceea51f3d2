import type { Condition } from './condition.ts';

/** A titled part of a form and of the page that shows a record. */
export interface Section<P extends string = string> {
  readonly name: string;
  readonly fields: readonly P[];
  /** There only while this holds for the record; what is entered in it is not saved otherwise. None of it is required. */
  readonly when?: Condition;
  /** The tab it stands in, with the others that name it. Those that name none stand above the tabs, or below. */
  readonly tab?: string;
}
