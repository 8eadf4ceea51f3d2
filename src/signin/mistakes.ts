/** What is wrong at each field: a key of our words, or the server's own text. */
export interface Mistakes {
  readonly name?: string;
  readonly email?: string;
  readonly password?: string;
}

interface Entered {
  readonly name?: string;
  readonly email: string;
  readonly password: string;
}

/** What can be said before the server is asked; a form without a name has none to miss. */
export function mistakesIn({ name, email, password }: Entered): Mistakes {
  return {
    ...(name === '' && { name: 'signin.nameRequired' }),
    ...(email === ''
      ? { email: 'signin.emailRequired' }
      : !/^\S+@\S+\.\S+$/.test(email) && { email: 'signin.emailInvalid' }),
    ...(password === '' && { password: 'signin.passwordRequired' }),
  };
}
