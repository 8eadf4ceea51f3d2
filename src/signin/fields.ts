/** What the forms without a session ask for. */
export type FieldName = 'name' | 'email' | 'password' | 'terms';

export type Entered<Name extends FieldName = FieldName> = Readonly<Record<Name, string>>;

/** What is wrong at each field: a key of our words, or the server's own text. */
export type Mistakes = Partial<Entered>;

/** What was typed into these fields; spaces around it count in a password alone. */
export function readFields<Name extends FieldName>(form: FormData, names: readonly Name[]): Entered<Name> {
  const read = (name: Name) => {
    const typed = String(form.get(name) ?? '');
    return name === 'password' ? typed : typed.trim();
  };
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Entered<Name>;
}

/** What can be said before the server is asked; only what a form asks for can be missing. */
export function mistakesIn({ name, email, password, terms }: Partial<Entered>): Mistakes {
  return {
    ...(name === '' && { name: 'signin.nameRequired' }),
    ...(email === '' && { email: 'signin.emailRequired' }),
    ...(email && !/^\S+@\S+\.\S+$/.test(email) && { email: 'signin.emailInvalid' }),
    ...(password === '' && { password: 'signin.passwordRequired' }),
    ...(terms === '' && { terms: 'signin.termsRequired' }),
  };
}
