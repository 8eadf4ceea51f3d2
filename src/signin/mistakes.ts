/** What is wrong at each field: a key of our words, or the server's own text. */
export interface Mistakes {
  readonly email?: string;
  readonly password?: string;
}

/** What can be said before the server is asked. */
export function mistakesIn(email: string, password: string): Mistakes {
  return {
    ...(email === ''
      ? { email: 'signin.emailRequired' }
      : !/^\S+@\S+\.\S+$/.test(email) && { email: 'signin.emailInvalid' }),
    ...(password === '' && { password: 'signin.passwordRequired' }),
  };
}
