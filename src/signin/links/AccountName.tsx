/** Tells password managers whose password a form asks for. */
export function AccountName({ email }: { email: string | undefined }) {
  return <input type="text" name="account" autoComplete="username" value={email ?? ''} readOnly hidden />;
}
