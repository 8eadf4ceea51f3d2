import proformas from '../../../../../schemas/resources/quoting/proformas.ts';
import { conversionToInvoice } from '../../documents/conversion.ts';

/** Makes the draft of an invoice of a proforma. */
export const apply = conversionToInvoice(proformas);
