import type { Condition } from './condition.ts';
import type { Icon } from './icon.ts';
import type { ObjectSchema } from './resource.ts';

/** What commands, views and links have in common. Reasons are named by what `Actions.reasons` says of them. */
interface Offer<Status extends string, Permission extends string> {
  /** The statuses it is for; where they are not said, all of them. */
  readonly in?: readonly Status[];
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
  /** Whether it is in the menu alone: nothing to suggest as the next step with a record. */
  readonly isAside?: boolean;
  /** What it writes besides, by property. What is to be reckoned is for its file in `server/usecases`. */
  readonly set?: Readonly<Record<string, string | number | boolean | null>>;
  /** What it asks for: the body of its request and the form of its dialog. What the record has too is written there. */
  readonly input?: ObjectSchema;
  /** Rules over several fields of the input, by their name in `domain/rules`. */
  readonly rules?: readonly string[];
  /** Whether the console has the user accept the terms and the license first, once a version. */
  readonly consent?: boolean;
  /** Whether it can be done to many records by one request. */
  readonly bulk?: boolean;
  /** Its path, where the specification has one; else `{path}/{uuid}/{command}`. Which of several there is meant follows from the status. */
  readonly put?: string;
  /** What is told of what it would do, by its file: `POST` to its path and `/preview`, with the same body. */
  readonly preview?: ObjectSchema;
  /** Whether its answer leaves out the lines of the record: they may be a thousand, and it changes none or was sent them. */
  readonly brief?: boolean;
  /** What the contract says it does, where its name does not. */
  readonly summary?: string;
  /** Who does it, where that is nobody's own request: no route and no menu reaches it. */
  readonly by?: string;
}

/** Reads: something shown of a record. */
export interface View<Status extends string = string, Permission extends string = string> extends Offer<
  Status,
  Permission
> {
  /** The statuses in which the page of a record suggests it as the first thing to do next. */
  readonly nextIn?: readonly Status[];
}

/** Leads elsewhere. */
export type Link<Status extends string = string, Permission extends string = string> = Offer<Status, Permission>;

/** Why something may not be done, and `at` which property the caller finds out what to enter first. */
export type Reason = Condition & { readonly at?: string };

/**
 * A menu entry that begins a command under another name: for some properties of its input, the dialog offers these choices
 * only and begins with the first.
 */
export interface Start<Status extends string = string> {
  readonly command: string;
  /** The statuses it is for, where they are fewer than those of the command. */
  readonly in?: readonly Status[];
  readonly choices: Readonly<Record<string, readonly string[]>>;
  readonly icon?: Icon;
}

/** Entries of a menu that stand together behind one, which is named like an action. */
export interface MenuGroup {
  readonly group: string;
  readonly icon?: Icon;
  readonly of: readonly string[];
}

/** What can be done with the records of a resource. Its commands are its table of statuses. */
export interface Actions<Status extends string = string, Permission extends string = string> {
  /** A path of the specification for all commands that lead to a status: the one asked for is in its body. */
  readonly byStatus?: { readonly put: string; readonly summary: string; readonly description?: string };
  /** Why something may not be done, each by the code the API answers with, and when it holds. */
  readonly reasons: Readonly<Record<string, Reason>>;
  readonly commands: Readonly<Record<string, Command<Status, Permission>>>;
  readonly views: Readonly<Record<string, View<Status, Permission>>>;
  readonly links: Readonly<Record<string, Link<Status, Permission>>>;
  readonly starts?: Readonly<Record<string, Start<Status>>>;
  /** The menu of a record: names of the above in their order, part by part, some behind a group. */
  readonly menu: readonly (readonly (string | MenuGroup)[])[];
}

/** Of a resource that says nothing of what can be done with its records. */
export const noActions: Actions = { reasons: {}, commands: {}, views: {}, links: {}, menu: [] };
