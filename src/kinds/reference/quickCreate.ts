import { createContext } from 'react';
import type { ComponentType } from 'react';
import type { RaRecord } from 'ra-core';

export interface QuickCreateProps {
  readonly resource: string;
  /** What was searched for in vain: the start of the new record's name. */
  readonly text: string;
  readonly onCreated: (record: RaRecord) => void;
  readonly onClose: () => void;
}

/** The dialog that creates a record while another is edited; the generated pages provide it. */
export const QuickCreateContext = createContext<ComponentType<QuickCreateProps> | undefined>(undefined);
