import { createHttp, type Http } from '../../dataProvider/http.ts';
import { language } from '../i18n/language.ts';
import { createSession } from './session.ts';
import { routeTenant } from './tenant.ts';

/** The one session of this page, and the client that speaks in its name. */
export const session = createSession({ language });

export const http: Http = createHttp({
  base: '',
  token: session.token,
  refresh: session.refresh,
  tenant: routeTenant,
  language,
});
