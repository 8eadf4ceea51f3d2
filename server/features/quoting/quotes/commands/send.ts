import { ApiError } from '../../../../base/errors.ts';
import type { Apply } from '../../../../engine/commands/commandFile.ts';
import { recipientsIn } from '../../../delivery/index.ts';
import type { QuoteRow } from '../answer.ts';
import { mailQuote } from '../mailing.ts';

/** Mails an issued quote to its recipients, or to others. */
export const apply: Apply<QuoteRow, { readonly email?: string | readonly string[] }> = async (
  db,
  scope,
  rows,
  input,
) => {
  const given = recipientsIn({ email: input.email as string }).to?.map(({ email }) => email);
  for (const { uuid } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time: a command without bulk has one row
    const mailed = await mailQuote(db, scope, uuid, 'quote', given);
    if (mailed === 0) throw new ApiError('validation', { errors: [{ path: 'email', key: 'validation.required' }] });
  }
  return [];
};
