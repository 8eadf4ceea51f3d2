/** Takes the access of an accountant away. */
export { leave as apply, left as became } from '../leave.ts';
