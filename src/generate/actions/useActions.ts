import type { RaRecord } from 'ra-core';
import { createContext, use } from 'react';
import type { Acted } from '../../../domain/actions/commands.ts';
import type { Actions } from '../../../schemas/actions.ts';
import type { OwnVerb } from './ownVerbs.ts';

/** A record that something can be done with, as lists and pages have it. */
export type ActedRecord = RaRecord<string> & Acted;

export interface RecordActions {
  readonly resource: string;
  readonly actions: Actions;
  /** How a person names a record. */
  readonly titleOf: (record: ActedRecord) => string;
  /** The same where it is about to be changed, with what tells it from others. */
  readonly subjectOf: (record: ActedRecord) => string;
  /** Whether the signed-in user has a permission on the resource. None until it is known. */
  readonly may: (permission: string) => boolean;
  /** What can be done with a record besides, as with any. */
  readonly ownOf: (record: ActedRecord) => readonly OwnVerb[];
  /** Whose menu is open, by its key. */
  readonly menuOf: string | undefined;
  /** Opens the menu of a record below its button, or one group of it. */
  readonly openMenu: (record: ActedRecord, button: HTMLElement, group?: string) => void;
  readonly openDialog: (record: ActedRecord, action: string) => void;
  /** Asks whether a record is to be deleted. */
  readonly openDelete: (record: ActedRecord) => void;
}

export const ActionsContext = createContext<RecordActions | undefined>(undefined);

/** What can be done with the records beneath an `ActionsProvider`. */
export function useActions(): RecordActions {
  const actions = use(ActionsContext);
  if (!actions) throw new Error('The actions of a record need <ActionsProvider> around them');
  return actions;
}
