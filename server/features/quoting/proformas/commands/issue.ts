import proformas from '../../../../../schemas/resources/quoting/proformas.ts';
import { mailedIssue } from '../../documents/issuing.ts';

/** Issues proformas, and mails those that are to be sent. */
export const { readAhead, notices, forecast, check, apply } = mailedIssue(proformas, 'proforma');
