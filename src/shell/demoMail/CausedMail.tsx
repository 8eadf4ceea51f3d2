import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { mailCalls, type ShownMail } from '../../../dataProvider/calls/mails.ts';
import { http } from '../../access/console.ts';
import { KeptMail } from './KeptMail.tsx';
import { onWrite } from './writes.ts';

/** In the demo, what the signed-in user caused to be sent just now, in a corner of the page until it is closed. */
export default function CausedMail() {
  const translate = useTranslate();
  const [mail, setMail] = useState<ShownMail>();
  useEffect(() => {
    // What was there before this page was opened is no news.
    let seen: string | undefined;
    const look = async (isNews: boolean) => {
      const [newest] = await mailCalls(http).kept();
      if (isNews && newest && newest.uuid !== seen) setMail(newest);
      seen = newest?.uuid ?? seen;
    };
    const ignore = () => undefined;
    const first = look(false).catch(ignore);
    return onWrite(() => void first.then(() => look(true)).catch(ignore));
  }, []);
  if (!mail) return null;
  return (
    <div className="demo-mail-corner" role="status">
      <KeptMail key={mail.uuid} mail={mail} t={translate} onClose={() => setMail(undefined)} />
    </div>
  );
}
