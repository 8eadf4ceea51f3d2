import { createContext } from 'react';
import type { RaRecord } from 'react-admin';

export interface QuickCreation {
  readonly resource: string;
  /** The search text, which becomes the new record's name. */
  readonly text: string;
  /** Further initial values. */
  readonly given?: Readonly<Record<string, unknown>>;
}

/** Creates a record while another is edited; undefined after a failure or cancellation. */
export type QuickCreate = (creation: QuickCreation) => Promise<RaRecord | undefined>;

/** Provided around the pages of an area, because a choice has no form. */
export const QuickCreateContext = createContext<QuickCreate | undefined>(undefined);
