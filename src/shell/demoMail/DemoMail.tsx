import { useEffect, useState } from 'react';
import { mailCalls, type ShownMail } from '../../../dataProvider/calls/mails.ts';
import { http } from '../../access/console.ts';
import { useOpenWords } from '../../i18n/openWords.ts';
import { keepsMails } from './isDemo.ts';
import { KeptMail } from './KeptMail.tsx';

/**
 * In the demo, the newest mail to an address that would have been sent, on pages without a session; anywhere else nothing.
 * To be put there once the server has answered what causes the mail.
 */
export function DemoMail({ to }: { readonly to: string }) {
  const t = useOpenWords();
  const [mail, setMail] = useState<ShownMail>();
  useEffect(() => {
    if (!keepsMails()) return undefined;
    const asked = new AbortController();
    mailCalls(http)
      .kept(to, asked.signal)
      .then(([newest]) => setMail(newest))
      // The page says what happened without it, too.
      .catch(() => undefined);
    return () => asked.abort();
  }, [to]);
  return mail && <KeptMail mail={mail} t={t} />;
}
