import type { Statement } from '../../../domain/payments/statement/statement.ts';
import type { Template } from '../../../schemas/parts/templates/template.ts';
import type { Language } from '../../base/i18n.ts';
import type { FileContent } from '../../files/content.ts';
import type { Receipt } from '../receipt/request.ts';

/** A statement of account with its parties, to draw in the design of a template. */
export interface StatementRequest extends Pick<Receipt, 'provider'> {
  readonly template: string | Template;
  readonly locale: Language;
  readonly client: Receipt['payer'];
  readonly statement: Statement;
  readonly logo?: FileContent;
}
