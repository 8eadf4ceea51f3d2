import { useEffect, useState } from 'react';
import { mailCalls, type ShownMail } from '../../../dataProvider/calls/mails.ts';
import { http } from '../../access/console.ts';
import { useOpenWords } from '../../i18n/openWords.ts';
import { showsStoredMails } from './showsStoredMails.ts';
import { StoredMail } from './StoredMail.tsx';

/**
 * In the demo, shows the newest mail to an address on pages without a session; elsewhere nothing. Mount it after the
 * server has answered.
 */
export function NewestMail({ to }: { readonly to: string }) {
  const t = useOpenWords();
  const [mail, setMail] = useState<ShownMail>();
  useEffect(() => {
    if (!showsStoredMails()) return undefined;
    const controller = new AbortController();
    mailCalls(http)
      .kept(to, controller.signal)
      .then(([newest]) => setMail(newest))
      // The page also works without it.
      .catch(() => undefined);
    return () => controller.abort();
  }, [to]);
  return mail && <StoredMail mail={mail} t={t} />;
}
