import { landingOf } from '../access/areas.ts';
import { applyChoices } from '../access/choices.ts';
import { maySignInAgain, session } from '../access/console.ts';
import type { Me } from '../access/me.ts';
import { tenantOfQuery } from '../access/tenant.ts';
import { loadOpenWords } from '../i18n/openWords.ts';
import type { Screen } from '../screen.ts';
import { FirstAdmin } from './firstAdmin/FirstAdmin.tsx';
import { findLink } from './firstAdmin/link.ts';
import { linkAt } from './linkAt.ts';
import { findRealm } from './realm.ts';
import { SignIn } from './SignIn.tsx';

/** The pages without a session: sign-in, the first administrator's link, and links of mails. */
export const screen: Screen = async (open) => {
  if (location.pathname === '/first-admin') return firstAdminScreen(open);
  const { purpose, token } = linkAt(location.pathname);
  if (purpose === undefined) return signInScreen(open);
  const { forgotScreen, linkScreen } = await import('./links/screen.tsx');
  return purpose === 'forgot' ? forgotScreen() : linkScreen(purpose, token, open);
};

/** Signed-in users are forwarded. */
const signInScreen: Screen = async (open) => {
  const words = loadOpenWords();
  const realm = findRealm();
  const me = maySignInAgain() && (await session.refresh().catch(() => false)) ? session.me() : undefined;
  await words;
  if (me) {
    location.replace(destination(me));
    return null;
  }
  const enter = (signedIn: Me) => {
    applyChoices(signedIn);
    open(destination(signedIn));
  };
  return <SignIn realm={realm} onSignedIn={enter} />;
};

function destination(me: Me): string {
  const landing = landingOf(me, new URLSearchParams(location.search).get('next'));
  const tenant = tenantOfQuery(location.search);
  const needsTenant = tenant !== undefined && landing === '/company';
  return needsTenant ? `${landing}?tenant=${encodeURIComponent(tenant)}` : landing;
}

/** The page of the first administrator's link, which leads to the administration. */
const firstAdminScreen: Screen = async (open) => {
  const token = new URLSearchParams(location.search).get('token') ?? '';
  const link = findLink(token);
  await loadOpenWords();
  return <FirstAdmin token={token} link={link} onCreated={(me) => open(landingOf(me, null))} />;
};
