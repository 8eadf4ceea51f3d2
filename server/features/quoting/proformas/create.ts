import proformas from '../../../../schemas/resources/quoting/proformas.ts';
import { mailedWrites } from '../documents/mailing.ts';

/** What the answer has of the reference. */
export const late = ['number', 'full_number'] as const;

/** Creates a proforma, and mails it if it is issued and to be sent. */
export const { create } = mailedWrites(proformas, 'proforma');
