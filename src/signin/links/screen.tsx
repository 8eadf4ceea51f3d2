import type { ReactNode } from 'react';
import { landingOf } from '../../access/areas.ts';
import { applyChoices } from '../../access/choices.ts';
import { loadOpenWords } from '../../i18n/openWords.ts';
import type { Open } from '../../screen.ts';
import { findRealm } from '../realm.ts';
import { Forgot } from './Forgot.tsx';
import { LinkPage } from './LinkPage.tsx';
import { findLink, type LinkPurpose } from './oneTimeLink.ts';

/** The page for requesting a password link. */
export async function forgotScreen(): Promise<ReactNode> {
  const realm = findRealm();
  await loadOpenWords();
  return <Forgot realm={realm} />;
}

/** The page of a one-time link; accepting an invitation leads to the user's area. */
export async function linkScreen(purpose: LinkPurpose, token: string, open: Open): Promise<ReactNode> {
  const link = findLink(token, purpose);
  await loadOpenWords();
  return (
    <LinkPage
      purpose={purpose}
      token={token}
      link={link}
      onAccepted={(me) => {
        applyChoices(me);
        open(landingOf(me, null));
      }}
    />
  );
}
