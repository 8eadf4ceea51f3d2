/** All that other features use of delivery. */

export { mailDocument } from './documents/mailDocument.ts';
export { mailIssued, sendCommand } from './documents/sending.ts';
export { dispatch } from './messages/dispatch.ts';
export { dispatchIssued } from './messages/dispatchIssued.ts';
export { linkEnded } from './messages/linkEnded.ts';
export { refusalsToSend } from './messages/room.ts';
export {
  plain,
  recipientsIn,
  type Sendable,
  type Sending,
  sendingOf,
  type StatementPeriod,
} from './messages/documentRecipients.ts';
export { previewReminderMail } from './reminders/reminderMail.ts';
export { reminderTexts, writeReminderLetter } from './reminders/reminderLetter.ts';
export { readSample } from './messages/sample.ts';
export { queueTried, requireTriable, testQueued, triedProperties } from './messages/triedTexts.ts';
export { writeTriedReminder, type TriedStep } from './reminders/triedReminder.ts';
export { paymentMailsOf, notifyPayer } from './receipts/notifyPayer.ts';
