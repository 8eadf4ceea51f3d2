import creditNotes from '../../../../schemas/resources/invoicing/credit-notes.ts';
import { noteEngine } from '../notes/engine.ts';

/** Credit notes for the documents engine. */
export const engine = noteEngine(creditNotes, 'credit');
