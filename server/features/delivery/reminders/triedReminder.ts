import { addDays } from '../../../../domain/dates/date.ts';
import { compareDecimals } from '../../../../domain/money/compare.ts';
import type { Letter } from '../../../mail/letter.ts';
import type { Sample, TriedTexts } from '../messages/sample.ts';
import { writeReminderLetter } from './reminderLetter.ts';

/** Texts of a step that are tried before they are saved: as if its day had come. */
export interface TriedStep extends TriedTexts {
  /** From the due date. */
  readonly days: number;
}

/** Writes a reminder with tried texts. Its button leads to the company's own page of the invoice. */
export function writeTriedReminder(sample: Sample, { days, language, subject, body }: TriedStep, site: string): Letter {
  const { number, open_amount: open, total } = sample;
  const hash = sample.uuid;
  const toPay = compareDecimals(open, '0') > 0 ? open : total;
  const invoice = { ...sample, number: String(number ?? sample.company_number ?? ''), open_amount: toPay, hash };
  const mail = { today: addDays(sample.due_date, days), invoices: [invoice], lateFees: null };
  const link = `${site}/company/invoices/${hash}`;
  const texts = { ...sample, subject: subject ?? null, body: body ?? null };
  return writeReminderLetter(texts, mail, { language, recipient: sample.recipient, link, hash });
}
