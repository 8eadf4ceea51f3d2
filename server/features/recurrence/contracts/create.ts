import contracts from '../../../../schemas/resources/recurrence/contracts.ts';
import { creating } from '../../../engine/documents/drafts/drafts.ts';
import type { DraftInput } from '../../../engine/documents/engine.ts';
import { engineOf } from '../../../engine/documents/engineOf.ts';
import type { CreateFile } from '../../../engine/writing/writers.ts';
import { contractFromQuote } from '../../quoting/index.ts';
import { engine } from './engine.ts';

type Input = DraftInput & { readonly quote_uuid?: string };

export const described = engine.described?.create;

/** What the answer has of the number. */
export const late = ['contract_number'] as const;

/** Creates a contract, and converts the quote that it is made of. */
export const create: CreateFile<Input>['create'] = async (db, making) => {
  const write = creating(await engineOf(contracts));
  const { quote_uuid: quote } = making.input;
  return quote === undefined ? write(db, making) : contractFromQuote(db, making.scope, quote, () => write(db, making));
};
