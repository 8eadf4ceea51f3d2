import type { Condition } from './condition.ts';

/** A titled section of a form and show page. */
export interface Section<P extends string = string> {
  readonly name: string;
  readonly fields: readonly P[];
  /** A condition for the section to apply; otherwise its values are not saved. None of them is required. */
  readonly when?: Condition;
  /** The tab of the section. Sections without a tab are above or below the tabs. */
  readonly tab?: string;
}
