import proformas from '../../../../schemas/resources/quoting/proformas.ts';
import { mailedWrites } from '../documents/mailing.ts';

/** Replaces a proforma in draft, and mails it if that issues it and it is to be sent. */
export const { update } = mailedWrites(proformas, 'proforma');
