/** All that other features use of delivery. */

export { dispatch } from './messages/dispatch.ts';
export { dispatchIssued } from './messages/dispatchIssued.ts';
export { linkEnded } from './messages/linkEnded.ts';
export { refusalsToSend } from './messages/room.ts';
export { recipientsIn, type Sending, sendingOf } from './messages/documentRecipients.ts';
export { paymentMailsOf, notifyPayer } from './receipts/notifyPayer.ts';
