import { addresseeText } from '../../../../domain/delivery/addressees.ts';
import type { Reminding } from '../../../../schemas/parts/collecting/reminding.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Db } from '../../../database/transaction.ts';
import { layOut } from '../../../mail/layOut.ts';
import {
  previewReminderMail,
  readSample,
  recipientsIn,
  reminderTexts,
  writeReminderLetter,
} from '../../delivery/index.ts';
import { groupsOf, readReminded, type ReminderGroup } from './reminded.ts';

/** Invoices to remind of, with the recipients and texts of these mails alone. */
export interface RemindedBody extends Reminding {
  readonly invoices: readonly string[];
}

const selectOpen = `
  select uuid from invoices where tenant_id = $1 and uuid = any($2::uuid[]) and status = 'billed' and open_amount > 0`;

/**
 * Returns the mails that reminding of invoices would write: to whom and of how many, and the first of them as its recipients
 * read it, without their link, with the texts in use before their placeholders are filled. Throws `not_found` if none is open.
 */
export async function previewReminders(db: Db, tenant: string, { invoices, ...input }: RemindedBody) {
  const open = await db.query<{ uuid: string }>(selectOpen, [tenant, invoices]);
  const rows = await readReminded(
    db,
    tenant,
    open.map(({ uuid }) => uuid),
  );
  const groups = groupsOf(rows, recipientsIn(input).to);
  const [first] = groups;
  if (!first) throw new ApiError('not_found');
  const { texts, letter } = await firstLetter(db, tenant, first, input);
  const { subject, html } = layOut(letter);
  return {
    language: first.sending.language,
    mails: groups.map(({ rows: some, sending }) => ({ email: sending.to.map(addresseeText), invoices: some.length })),
    texts,
    subject,
    html,
  };
}

async function firstLetter(db: Db, tenant: string, { rows, sending }: ReminderGroup, input: Reminding) {
  const { language, to, uuid } = sending;
  const [sample, mail] = await Promise.all([
    readSample(db, tenant, language, uuid),
    previewReminderMail(
      db,
      tenant,
      rows.map((row) => row.uuid),
    ),
  ]);
  const given = { subject: input.subject ?? null, body: input.message ?? null };
  const { subject, body: message } = reminderTexts(given, mail, language);
  const addressed = { language, recipient: to[0]?.name ?? sample.recipient, link: undefined, hash: null };
  return { texts: { subject, message }, letter: writeReminderLetter({ ...sample, ...given }, mail, addressed) };
}
