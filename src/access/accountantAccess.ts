/** Tells this tab to open the dialog for a new accountant with the list of users. */
const flag = 'ultramar.accountantAccess';

/** Opens the dialog when the list of users is loaded next. */
export function openAccountantAccess(): void {
  sessionStorage.setItem(flag, '1');
}

/** Returns whether the dialog should open, and resets the flag. */
export function takeAccountantAccess(): boolean {
  const isSet = sessionStorage.getItem(flag) !== null;
  sessionStorage.removeItem(flag);
  return isSet;
}
