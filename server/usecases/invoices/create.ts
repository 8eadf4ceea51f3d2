import type { Db } from '../../db/transaction.ts';
import type { FileContent } from '../../files/content.ts';
import type { CreateFile } from '../../resources/writing.ts';
import type { Scope } from '../../scope.ts';
import { createDraft, creating, type Created } from '../documents/drafts.ts';
import { engine } from './engine.ts';
import type { InvoiceInput } from './input.ts';
import type { InvoiceRow } from './rows.ts';

export const contract: CreateFile['contract'] = {
  summary: 'Create an invoice, as a draft or issued immediately.',
  description:
    'The provider is the company of `companies/me`, the buyer one of the entities. Amounts are calculated from the ' +
    'scenarios of the lines; amounts in the request are ignored. The invoice gets its number when it is issued.',
};

export const late = 'number';

export const create = creating(engine);

/** Creates an invoice: as a draft, or issued with its number. Throws `validation`. */
export const createInvoice = (
  db: Db,
  scope: Scope,
  input: InvoiceInput,
  logo?: FileContent,
): Promise<Created<InvoiceRow>> => createDraft(db, scope, engine, input, logo);
