import { logosOf } from '../documents/logo.ts';
import { contractNames } from './names.ts';

/** The logos of contracts, which their invoices are drawn with. */
export const contractLogos = logosOf(contractNames);
