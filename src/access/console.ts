import { createHttp, type Http } from '../../dataProvider/http.ts';
import { takeSessionAhead } from './ahead.ts';
import { language } from '../i18n/language.ts';
import { noteWrite } from '../shell/mails/writes.ts';
import { signInAgain } from './lostSession.ts';
import { createSession } from './session.ts';
import { routeTenant } from './tenant.ts';

/** The key by which a browser's tabs share that there is a session. */
export const signedInKey = 'ultramar.signedIn';

/** The session of this page and its API client. */
export const session = createSession({
  language,
  tenant: routeTenant,
  ahead: takeSessionAhead,
  onChange: (signedIn) => (signedIn ? localStorage.setItem(signedInKey, 'yes') : localStorage.removeItem(signedInKey)),
});

/** Whether this browser may have a refresh cookie; otherwise the sign-in page skips the request. */
export function maySignInAgain(): boolean {
  return localStorage.getItem(signedInKey) !== null;
}

/** Resumes the session of an earlier visit, if there is one. Fails with `HttpError` if the server is unreachable. */
export async function resume(): Promise<boolean> {
  return session.me() !== undefined || (maySignInAgain() && session.refresh());
}

/** Milliseconds between two reloads of the permissions, however many calls are refused. */
const renewedFor = 10_000;
let renewedAt = -Infinity;

/** Permissions were removed, so the menu and buttons must follow. */
function renewRights(): void {
  if (performance.now() - renewedAt < renewedFor) return;
  renewedAt = performance.now();
  // The refusal is already on the screen, so this failure needs no message.
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
