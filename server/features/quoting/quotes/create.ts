import quotes from '../../../../schemas/resources/quoting/quotes.ts';
import { creating } from '../../../engine/documents/drafts/drafts.ts';
import type { DraftInput } from '../../../engine/documents/engine.ts';
import { storedDocuments } from '../../../engine/documents/storedDocuments.ts';
import type { CreateFile } from '../../../engine/writing/writers.ts';
import { mailIfIssued } from './mailing.ts';

const write = creating(storedDocuments(quotes));

/** What the answer has of the number. */
export const late = ['number', 'full_number', 'series_uuid'] as const;

/** Creates a quote, and mails it if it is issued and to be sent. */
export const create: CreateFile<DraftInput>['create'] = async (db, request) =>
  mailIfIssued(db, request.scope, await write(db, request));
