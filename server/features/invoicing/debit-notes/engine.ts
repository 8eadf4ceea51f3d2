import debitNotes from '../../../../schemas/resources/invoicing/debit-notes.ts';
import { noteEngine } from '../notes/engine.ts';

/** Debit notes for the documents engine. */
export const engine = noteEngine(debitNotes, 'debit');
