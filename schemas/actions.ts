import type { Condition } from './condition.ts';
import type { Icon } from './icon.ts';
import type { ObjectSchema } from './objectSchema.ts';

/** Common properties of commands, views and links. Reasons are keys of `Actions.reasons`. */
interface Offer<Status extends string, Permission extends string> {
  /** The statuses it applies to; all by default. */
  readonly in?: readonly Status[];
  /** Reasons for which it is not offered. */
  readonly hidden?: readonly string[];
  /** The required permission. */
  readonly needs: Permission;
  readonly icon?: Icon;
  /** Opens the form with the record's key in this query parameter, instead of a dialog. */
  readonly opens?: string;
}

/** A command changes a record, in the console and by the API. */
export interface Command<Status extends string = string, Permission extends string = string> extends Offer<
  Status,
  Permission
> {
  /** The status it leads to; unchanged by default. */
  readonly to?: Status;
  /** Reasons for which it is offered but refused; the caller receives the reason. */
  readonly refused?: readonly string[];
  /** Whether it cannot be undone. */
  readonly isFinal?: boolean;
  /** The command without input that reverses it: the message about success offers it. */
  readonly undo?: string;
  /** Whether only the menu offers it, not the header of a record's page. */
  readonly isAside?: boolean;
  /**
   * When the record's page suggests it first: in these statuses, while these conditions hold, until the other one holds.
   * Then its menu entry is called `again`.
   */
  readonly first?: {
    readonly in: readonly Status[];
    readonly when?: readonly Condition[];
    readonly until?: Condition;
  };
  /** Fixed values it writes, by property. Computed values belong to its file in the folder of its feature. */
  readonly set?: Readonly<Record<string, string | number | boolean | null>>;
  /**
   * Its input: the request's body and the dialog's form. Values of properties that the record has are written to it.
   */
  readonly input?: ObjectSchema;
  /** Whether its input is a part of the record: at least one property is given, and the record must stay valid. */
  readonly partial?: boolean;
  /** Properties of the input that the console requires, although the API does not. */
  readonly asks?: readonly string[];
  /** Rules over several fields of the input, by name in `domain/rules`. */
  readonly rules?: readonly string[];
  /** Whether the console asks for the terms and license first, once per version. */
  readonly consent?: boolean;
  /** Whether one request may apply it to many records. */
  readonly bulk?: boolean;
  /**
   * Its path in the specification; `{path}/{uuid}/{command}` by default. The status selects among commands with the
   * same path.
   */
  readonly put?: string;
  /** The same for a path that the specification calls by `POST`. */
  readonly post?: string;
  /** The schema of its preview: `POST` to its path and `/preview`, with the same body. */
  readonly preview?: ObjectSchema;
  /** The record that it makes: its resource, and the property of the answer with its key. The console opens it. */
  readonly makes?: { readonly resource: string; readonly at: string };
  /** Whether it is for archived records, which other commands leave alone. */
  readonly onArchived?: boolean;
  /** Whether its answer omits the record's lines, because there may be a thousand and the caller knows them. */
  readonly brief?: boolean;
  /** Whether it sends mails: its dialog says so where they are only stored. */
  readonly mails?: boolean;
  /** Its description in the contract. */
  readonly summary?: string;
  /** Who performs it, if it has no route and no menu entry. */
  readonly by?: string;
}

/** A view shows something of a record. */
export interface View<Status extends string = string, Permission extends string = string> extends Offer<
  Status,
  Permission
> {
  /** Whether it shows several selected records together, in the dialog `bulk/<view>.tsx`. */
  readonly bulk?: boolean;
}

/** A link navigates. */
export interface Link<Status extends string = string, Permission extends string = string> extends Offer<
  Status,
  Permission
> {
  /** The resource whose form it opens, if not its own, for users who may create one. */
  readonly formOf?: string;
}

/** A condition that prevents an action; `at` names the property to correct. */
export type Reason = Condition & { readonly at?: string };

/**
 * A menu entry that opens a command under its own name: the dialog offers only these choices of some properties, the
 * first as default.
 */
export interface Start<Status extends string = string> {
  readonly command: string;
  /** The statuses it applies to, if fewer than the command's. */
  readonly in?: readonly Status[];
  readonly choices: Readonly<Record<string, readonly string[]>>;
  readonly icon?: Icon;
}

/** A submenu, named like an action. */
export interface MenuGroup {
  readonly group: string;
  readonly icon?: Icon;
  readonly of: readonly string[];
}

/** The actions on records of a resource. Its commands are the status table. */
export interface Actions<Status extends string = string, Permission extends string = string> {
  /** A path of the specification that several commands share; the body contains the status. */
  readonly byStatus?: { readonly put: string; readonly summary: string; readonly description?: string };
  /** Reasons by error code, with their conditions. */
  readonly reasons: Readonly<Record<string, Reason>>;
  readonly commands: Readonly<Record<string, Command<Status, Permission>>>;
  readonly views: Readonly<Record<string, View<Status, Permission>>>;
  readonly links: Readonly<Record<string, Link<Status, Permission>>>;
  readonly starts?: Readonly<Record<string, Start<Status>>>;
  /** The menu of a record: action names in sections, some in submenus. */
  readonly menu: readonly (readonly (string | MenuGroup)[])[];
}

/** The actions of a resource that declares none. */
export const noActions: Actions = { reasons: {}, commands: {}, views: {}, links: {}, menu: [] };
