/** Removes an accountant's access. */
export { leave as apply, left as became } from '../leave.ts';
