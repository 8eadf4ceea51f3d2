import { issueCommand } from '../../documents/issueCommand.ts';
import { invoiceEngine } from '../engine.ts';

export const { readAhead, check, tell, apply, became } = issueCommand(invoiceEngine);
