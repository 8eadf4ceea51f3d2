/** The fields of forms without a session. */
export type FieldName = 'name' | 'email' | 'password' | 'terms';

export type Entered<Name extends FieldName = FieldName> = Readonly<Record<Name, string>>;

/** Errors by field: a locale key, or the server's text. */
export type Mistakes = Partial<Entered>;

/** Reads these fields of a form; all but passwords are trimmed. */
export function readFields<Name extends FieldName>(form: FormData, names: readonly Name[]): Entered<Name> {
  const read = (name: Name) => {
    const typed = String(form.get(name) ?? '');
    return name === 'password' ? typed : typed.trim();
  };
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Entered<Name>;
}

/** Returns errors that need no server; only fields in the form can be missing. */
export function mistakesIn({ name, email, password, terms }: Partial<Entered>): Mistakes {
  return {
    ...(name === '' && { name: 'signin.nameRequired' }),
    ...(email === '' && { email: 'signin.emailRequired' }),
    ...(email && !/^\S+@\S+\.\S+$/.test(email) && { email: 'signin.emailInvalid' }),
    ...(password === '' && { password: 'signin.passwordRequired' }),
    ...(terms === '' && { terms: 'signin.termsRequired' }),
  };
}
