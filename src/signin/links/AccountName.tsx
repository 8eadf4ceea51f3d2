/** Tells password managers which account a form is for. */
export function AccountName({ email }: { email: string | undefined }) {
  return <input type="text" name="account" autoComplete="username" value={email ?? ''} readOnly hidden />;
}
