import roles from '../../../../schemas/resources/people/roles.ts';
import { recordsByConvention } from '../../../engine/resources/records.ts';

/** Single roles are read by convention; only the list has a file. */
export const { lock, read } = recordsByConvention(roles);
