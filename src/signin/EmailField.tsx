import { useOpenWords } from '../i18n/openWords.ts';
import { Field } from './Field.tsx';

/** The e-mail, which is the account's user name. */
export function EmailField({ mistake }: { mistake: string | undefined }) {
  const t = useOpenWords();
  return (
    <Field
      name="email"
      type="email"
      autoComplete="username"
      inputMode="email"
      label={t('signin.email')}
      mistake={mistake}
    />
  );
}
