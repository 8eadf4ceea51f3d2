import { type ReactNode, use, useState } from 'react';
import { landingOf } from '../../access/areas.ts';
import { applyChoices } from '../../access/choices.ts';
import { loadOpenWords } from '../../i18n/openWords.ts';
import type { Open } from '../../screen.ts';
import { findRealm } from '../realm.ts';
import { Forgot } from './Forgot.tsx';
import { findLink, type LinkPurpose, type LinkProblem, type OneTimeLink } from './oneTimeLink.ts';
import type { Me } from '../../access/me.ts';
import { ConfirmEmail } from './ConfirmEmail.tsx';
import { Invitation } from './Invitation.tsx';
import { Reset } from './Reset.tsx';
import { SpentLink } from './SpentLink.tsx';

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

interface LinkProps {
  readonly purpose: LinkPurpose;
  readonly token: string;
  readonly link: Promise<OneTimeLink | LinkProblem>;
  readonly onAccepted: (me: Me) => void;
}

/** The page of a one-time link, valid or not. */
function LinkPage({ purpose, token, link: loading, onAccepted }: LinkProps) {
  const link = use(loading);
  const [problem, setProblem] = useState(typeof link === 'string' ? link : undefined);
  if (problem !== undefined || typeof link === 'string')
    return <SpentLink purpose={purpose} problem={problem ?? 'invalid'} />;
  const page = { token, link, onProblem: setProblem };
  if (purpose === 'invitation') return <Invitation {...page} onAccepted={onAccepted} />;
  return purpose === 'reset' ? <Reset {...page} /> : <ConfirmEmail {...page} />;
}
