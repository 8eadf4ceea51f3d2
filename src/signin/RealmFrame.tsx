import { useEffect, type ReactNode } from 'react';
import { language } from '../i18n/language.ts';
import { switchOpenLanguage } from '../i18n/openWords.ts';
import { initialsOf } from '../../domain/words/initials.ts';
import { Frame } from './Frame.tsx';
import type { Realm } from './realm.ts';

interface RealmFrameProps {
  readonly realm: Realm;
  readonly children: ReactNode;
}

/** A page with the tenant's logo and languages. */
export function RealmFrame({ realm, children }: RealmFrameProps) {
  const offered = realm.kind === 'tenant' ? realm.languages : undefined;
  useEffect(() => {
    const [first] = offered ?? [];
    if (first && !offered?.includes(language())) void switchOpenLanguage(first);
  }, [offered]);
  return (
    <Frame offered={offered}>
      {realm.kind === 'tenant' && <TenantMark {...realm} />}
      {children}
    </Frame>
  );
}

function TenantMark({ name, logo }: { name: string; logo: string | undefined }) {
  if (logo) return <img className="signin-mark" src={logo} alt="" />;
  return (
    <span className="signin-mark signin-initials" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
