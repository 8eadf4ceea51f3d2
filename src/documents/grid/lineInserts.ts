import { createContext } from 'react';
import type { Annotations } from '../../../schemas/resource.ts';

/** The placeholders that the descriptions of lines may contain; none by default. */
export const LineInsertsContext = createContext<Annotations['inserts']>(undefined);
