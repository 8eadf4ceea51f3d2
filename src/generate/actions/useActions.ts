import type { RaRecord } from 'react-admin';
import { createContext, use } from 'react';
import type { Acted } from '../../../domain/actions/commands.ts';
import type { Actions } from '../../../schemas/actions.ts';

/** A record with actions, as lists and pages have it. */
export type ActedRecord = RaRecord<string> & Acted;

/** What can be done with any record; `audit` shows its history. */
export type OwnVerb = 'show' | 'edit' | 'duplicate' | 'audit' | 'delete';

export interface RecordActions {
  readonly resource: string;
  readonly actions: Actions;
  /** Returns the name of a record. */
  readonly titleOf: (record: ActedRecord) => string;
  /** Returns the name of a record to change, with distinguishing details. */
  readonly subjectOf: (record: ActedRecord) => string;
  /** Whether the user has a permission on the resource; none until known. */
  readonly may: (permission: string) => boolean;
  /** Returns the actions that every record has. */
  readonly ownOf: (record: ActedRecord) => readonly OwnVerb[];
  /** The key of the record whose menu is open. */
  readonly menuOf: string | undefined;
  /** Opens the menu of a record below its button, or one of its groups. */
  readonly openMenu: (record: ActedRecord, button: HTMLElement, group?: string) => void;
  readonly openDialog: (record: ActedRecord, action: string) => void;
  /** Asks whether to delete a record. */
  readonly openDelete: (record: ActedRecord) => void;
}

export const ActionsContext = createContext<RecordActions | undefined>(undefined);

/** Returns the actions of records below an `ActionsProvider`. */
export function useActions(): RecordActions {
  const actions = use(ActionsContext);
  if (!actions) throw new Error('The actions of a record need <ActionsProvider> around them');
  return actions;
}
