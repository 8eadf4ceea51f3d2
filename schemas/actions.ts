import type { Condition } from './condition.ts';
import type { Icon } from './icon.ts';

/** What commands, views and links have in common. Reasons are named by what `Actions.reasons` says of them. */
interface Offer<Status extends string, Permission extends string> {
  /** The statuses it is for. */
  readonly in: readonly Status[];
  /** Not offered for one of these reasons. */
  readonly hidden?: readonly string[];
  /** The permission it takes. */
  readonly needs: Permission;
  readonly icon?: Icon;
  /** Opens the form, with the record's key under this query parameter; else a dialog of its own is shown. */
  readonly opens?: string;
}

/** Writes: something done to a record, on the console and by the API alike. */
export interface Command<Status extends string = string, Permission extends string = string> extends Offer<
  Status,
  Permission
> {
  /** The status it leads to; where it is not said it leaves that alone. */
  readonly to?: Status;
  /** Offered all the same for one of these reasons, but not done: whoever asks is told the reason. */
  readonly refused?: readonly string[];
  /** Whether it cannot be undone. */
  readonly isFinal?: boolean;
  /** Who does it, where that is nobody's own request. */
  readonly by?: 'run';
}

/** Reads: something shown of a record. */
export type View<Status extends string = string, Permission extends string = string> = Offer<Status, Permission>;

/** Leads elsewhere. */
export type Link<Status extends string = string, Permission extends string = string> = Offer<Status, Permission>;

/** What can be done with the records of a resource. Its commands are its table of statuses. */
export interface Actions<Status extends string = string, Permission extends string = string> {
  /** Why something may not be done, each by the code the API answers with, and when it holds. */
  readonly reasons: Readonly<Record<string, Condition>>;
  readonly commands: Readonly<Record<string, Command<Status, Permission>>>;
  readonly views: Readonly<Record<string, View<Status, Permission>>>;
  readonly links: Readonly<Record<string, Link<Status, Permission>>>;
  /** The menu of a record: names of the above in their order, group by group. */
  readonly menu: readonly (readonly string[])[];
}
