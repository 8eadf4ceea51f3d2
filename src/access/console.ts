import { createHttp, type Http } from '../../dataProvider/http.ts';
import { takeSessionAhead } from './ahead.ts';
import { language } from '../i18n/language.ts';
import { signInAgain } from './lostSession.ts';
import { createSession } from './session.ts';
import { routeTenant } from './tenant.ts';

/** What the tabs of a browser remember of the session in it. */
export const signedInKey = 'ultramar.signedIn';

/** The one session of this page, and the client that speaks in its name. */
export const session = createSession({
  language,
  ahead: takeSessionAhead,
  onChange: (signedIn) => (signedIn ? localStorage.setItem(signedInKey, 'yes') : localStorage.removeItem(signedInKey)),
});

/** Whether this browser may hold a refresh cookie: the sign-in page asks the server only then. */
export function maySignInAgain(): boolean {
  return localStorage.getItem(signedInKey) !== null;
}

/** Finds the session of an earlier visit, if there is one. Fails with `HttpError` when the server cannot be asked. */
export async function resume(): Promise<boolean> {
  return session.me() !== undefined || (maySignInAgain() && session.refresh());
}

export const http: Http = createHttp({
  base: '',
  token: session.token,
  refresh: async () => (await session.refresh()) || signInAgain(session.loss() ?? 'ended'),
  tenant: routeTenant,
  language,
  newKey: () => crypto.randomUUID(),
});
