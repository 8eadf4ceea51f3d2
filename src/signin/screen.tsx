import { landingOf } from '../access/areas.ts';
import { maySignInAgain, session } from '../access/console.ts';
import type { Me } from '../access/me.ts';
import { tenantOfQuery } from '../access/tenant.ts';
import { loadOpenWords } from '../i18n/openWords.ts';
import type { Screen } from '../screen.ts';
import { findRealm } from './realm.ts';
import { SignIn } from './SignIn.tsx';

/** The sign-in page; whoever is signed in already goes on to where they were headed. */
export const screen: Screen = async (open) => {
  const words = loadOpenWords();
  const realm = findRealm();
  const me = maySignInAgain() && (await session.refresh().catch(() => false)) ? session.me() : undefined;
  await words;
  if (me) {
    location.replace(destination(me));
    return null;
  }
  return <SignIn realm={realm} onSignedIn={(signedIn) => open(destination(signedIn))} />;
};

function destination(me: Me): string {
  const landing = landingOf(me, new URLSearchParams(location.search).get('next'));
  const tenant = tenantOfQuery(location.search);
  const needsTenant = tenant !== undefined && landing === '/company';
  return needsTenant ? `${landing}?tenant=${encodeURIComponent(tenant)}` : landing;
}
