/** All that other features use of payments. */

export { gatewayActor } from './gateways/ask.ts';
export { collectingOf } from './gateways/collection.ts';
export { beginJointPayment, openJointPayment } from './gateways/joint.ts';
export type { Opening } from './gateways/openPage.ts';
export { GatewayRefusal } from './gateways/port.ts';
export { book } from './transactions/book.ts';
export { drawReceipt } from './receipts/drawReceipt.ts';
export { readDesign, readLook, type ReceiptLook } from './receipts/receiptLook.ts';
export { drawStatement, readParties } from './statements/drawStatement.ts';
export { readStatement, type StatementQuery } from './statements/readStatement.ts';
export { creditOf, lockCredits } from './transactions/credits.ts';
export { notifyPaid } from './transactions/notifyPaid.ts';
export { receiptRows } from './transactions/receive.ts';
export { unpaidRow } from './transactions/unpaidRow.ts';
export { recordWithheld, withheldProblems } from './withheld/record.ts';
export { readWithholding } from './withheld/withholding.ts';
