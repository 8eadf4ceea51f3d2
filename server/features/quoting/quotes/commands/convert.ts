import quotes from '../../../../../schemas/resources/quoting/quotes.ts';
import { conversionToInvoice } from '../../documents/conversion.ts';
import { deductedDeposits } from '../deductedDeposits.ts';

/** Makes the draft of an invoice of what the client accepted; it deducts what deposit invoices bear of it. */
export const apply = conversionToInvoice(quotes, deductedDeposits);
