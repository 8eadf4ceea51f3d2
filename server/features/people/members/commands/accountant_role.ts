/** Changes an accountant's role. */
export { apply } from './role.ts';
