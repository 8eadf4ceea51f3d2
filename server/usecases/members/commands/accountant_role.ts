/** Gives an accountant another role. */
export { apply } from './role.ts';
