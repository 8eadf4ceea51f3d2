import { use, useState } from 'react';
import type { Me } from '../../access/me.ts';
import { useOpenWords } from '../../i18n/openWords.ts';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { Frame } from '../Frame.tsx';
import { FirstAdminForm } from './FirstAdminForm.tsx';

interface FirstAdminProps {
  token: string;
  /** Whether the link may be good. */
  link: Promise<boolean>;
  onCreated: (me: Me) => void;
}

/** Where the one-time link of an installation without users leads. */
export function FirstAdmin({ token, link, onCreated }: FirstAdminProps) {
  const t = useOpenWords();
  const found = use(link);
  const [spent, setSpent] = useState(!found);
  const title = t(spent ? 'signin.firstAdmin.spentTitle' : 'signin.firstAdmin.title');
  useDocumentTitle(title);
  return (
    <Frame>
      <h1>{title}</h1>
      {spent ? (
        <>
          <p className="signin-quiet" role="alert">
            {t('signin.firstAdmin.spentText')}
          </p>
          <a className="open-button open-button--primary signin-onward" href="/login">
            {t('signin.firstAdmin.toSignIn')}
          </a>
        </>
      ) : (
        <>
          <p className="signin-quiet">{t('signin.firstAdmin.subtitle')}</p>
          <FirstAdminForm token={token} onCreated={onCreated} onSpent={() => setSpent(true)} />
        </>
      )}
    </Frame>
  );
}
