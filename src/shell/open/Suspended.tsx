import type { ReactNode } from 'react';
import type { Me } from '../../access/me.ts';
import { session } from '../../access/console.ts';
import { addressOfTenant } from '../../access/tenant.ts';
import { loadOpenWords, useOpenWords } from '../../i18n/openWords.ts';
import { Logo } from '../frame/Logo.tsx';
import { useDocumentTitle } from '../frame/useDocumentTitle.ts';
import './open.css';

/** The company to enter is suspended: explains what to do, and links to other areas. */
function Suspended({ me }: { readonly me: Me }) {
  const t = useOpenWords();
  const title = t('common.suspended.title');
  useDocumentTitle(title);
  const others = me.area === 'company' ? me.references.tenant.filter((slug) => !me.suspended?.includes(slug)) : [];
  return (
    <main className="open-notice">
      <Logo />
      <h1>{title}</h1>
      <p role="alert">{t('common.suspended.text')}</p>
      {me.area === 'accountants' && (
        <a className="open-button open-button--primary" href="/accountants">
          {t('common.suspended.companies')}
        </a>
      )}
      {others.map((slug) => (
        <a key={slug} className="open-button open-button--primary" href={addressOfTenant(slug, me)}>
          {t('common.suspended.other', { name: slug })}
        </a>
      ))}
      <button className="open-button" type="button" onClick={() => void signOut()}>
        {t('common.suspended.signOut')}
      </button>
    </main>
  );
}

async function signOut(): Promise<void> {
  await session.signOut();
  location.assign('/login');
}

/** Loads the page of a suspended company. */
export async function suspendedPage(me: Me | undefined): Promise<ReactNode> {
  await loadOpenWords();
  return me && <Suspended me={me} />;
}
