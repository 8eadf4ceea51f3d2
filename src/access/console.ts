import { createHttp, type Http } from '../../dataProvider/http.ts';
import { takeSessionAhead } from './ahead.ts';
import { language } from '../i18n/language.ts';
import { noteWrite } from '../shell/demoMail/writes.ts';
import { signInAgain } from './lostSession.ts';
import { createSession } from './session.ts';
import { routeTenant } from './tenant.ts';

/** What the tabs of a browser remember of the session in it. */
export const signedInKey = 'ultramar.signedIn';

/** The one session of this page, and the client that speaks in its name. */
export const session = createSession({
  language,
  tenant: routeTenant,
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

/** Milliseconds in which rights are asked for once, however many calls of a page are refused. */
const renewedFor = 10_000;
let renewedAt = -Infinity;

/** Rights were taken away since they were last told: the menu and the buttons follow. */
function renewRights(): void {
  if (performance.now() - renewedAt < renewedFor) return;
  renewedAt = performance.now();
  // The refusal itself is on the screen already, so a failure to read the rights again needs no message.
  void session.refresh().catch(() => undefined);
}

export const http: Http = createHttp({
  base: '',
  token: session.token,
  refresh: async () => (await session.refresh()) || signInAgain(session.loss() ?? 'ended'),
  tenant: routeTenant,
  language,
  newKey: () => crypto.randomUUID(),
  onWritten: noteWrite,
  onForbidden: renewRights,
});
