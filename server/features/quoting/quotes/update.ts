import quotes from '../../../../schemas/resources/quoting/quotes.ts';
import { replacing } from '../../../engine/documents/drafts/drafts.ts';
import type { DraftInput } from '../../../engine/documents/engine.ts';
import { storedDocuments } from '../../../engine/documents/storedDocuments.ts';
import type { UpdateFile } from '../../../engine/writing/writers.ts';
import { mailIfIssued } from './mailing.ts';

const write = replacing(storedDocuments(quotes));

/** Replaces a quote in draft, and mails it if that issues it and it is to be sent. */
export const update: UpdateFile<DraftInput>['update'] = async (db, request) =>
  mailIfIssued(db, request.scope, await write(db, request));
