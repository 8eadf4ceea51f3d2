/** Says for this tab that the dialog which lets an accountant in is to be opened with the list of users. */
const flag = 'ultramar.accountantAccess';

/** Has the dialog open when the list of users is loaded next. */
export function openAccountantAccess(): void {
  sessionStorage.setItem(flag, '1');
}

/** Whether it was to be opened; it is not any more. */
export function takeAccountantAccess(): boolean {
  const isAsked = sessionStorage.getItem(flag) !== null;
  sessionStorage.removeItem(flag);
  return isAsked;
}
