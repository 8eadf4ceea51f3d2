import type { Language } from '../../../../domain/languages.ts';
import contracts from '../../../../schemas/resources/recurrence/contracts.ts';
import type { DocumentRecord } from '../../../documents/documentRecord.ts';
import documentSubject from '../../../documents/slots/subject.ts';

/** Names a contract for an action: title, payer and value. */
export default function subjectOf(
  contract: DocumentRecord & { readonly total_amount?: string },
  translate: (key: string, args?: object) => string,
  language: Language,
): string {
  return documentSubject(contract, translate, language, contracts, contract.total_amount);
}
