import { createContext } from 'react';
import type { RaRecord } from 'ra-core';

export interface QuickCreation {
  readonly resource: string;
  /** What was searched for in vain: the new record's name. */
  readonly text: string;
  /** What else its form begins with. */
  readonly given?: Readonly<Record<string, unknown>>;
}

/** Creates a record while another is edited; undefined where that failed or somebody changed their mind. */
export type QuickCreate = (creation: QuickCreation) => Promise<RaRecord | undefined>;

/** Provided around the pages of an area: a choice knows no form. */
export const QuickCreateContext = createContext<QuickCreate | undefined>(undefined);
