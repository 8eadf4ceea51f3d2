/** All that other features use of company. */

export { notify } from './notices/notify.ts';
export { writeComment } from './comments/write.ts';
