import { createContext } from 'react';
import { pagePlaceholders, placeholders } from '../../../../../../domain/templates/placeholders.ts';
import type { Annotations } from '../../../../../../schemas/resource.ts';

type Inserts = NonNullable<Annotations['inserts']>;

const words = 'templateEditor.placeholders';

/** The placeholders of texts in blocks. */
export const inBlocks: Inserts = { names: placeholders, words };

/** The placeholders of page headers and footers. */
export const onEachPage: Inserts = { names: [...pagePlaceholders, ...placeholders], words };

/** The placeholders that the texts within offer. */
export const InsertsContext = createContext(inBlocks);
