import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { mailCalls, type ShownMail } from '../../../dataProvider/calls/mails.ts';
import { http } from '../../access/console.ts';
import { StoredMail } from './StoredMail.tsx';
import { onWrite } from './writes.ts';

/** In the demo, shows the mail that the user just caused, until closed. */
export default function CausedMail() {
  const translate = useTranslate();
  const [mail, setMail] = useState<ShownMail>();
  useEffect(() => {
    // Mails from before this page was opened are not shown.
    let shown: string | undefined;
    const look = async (isNews: boolean) => {
      const [newest] = await mailCalls(http).kept();
      if (isNews && newest && newest.uuid !== shown) setMail(newest);
      shown = newest?.uuid ?? shown;
    };
    const ignore = () => undefined;
    const first = look(false).catch(ignore);
    return onWrite(() => void first.then(() => look(true)).catch(ignore));
  }, []);
  if (!mail) return null;
  return (
    <div className="stored-mail-corner" role="status">
      <StoredMail key={mail.uuid} mail={mail} t={translate} onClose={() => setMail(undefined)} />
    </div>
  );
}
