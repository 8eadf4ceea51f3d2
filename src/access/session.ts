import { createHttp } from '../../dataProvider/http.ts';
import { HttpError } from '../../dataProvider/httpError.ts';
import { readSignedIn, type Me } from './me.ts';

interface SessionOptions {
  readonly language: () => string;
  /** The company whose permissions are asked for, where the address names one. */
  readonly tenant?: () => string | undefined;
  readonly fetch?: typeof fetch;
  /** Runs one refresh at a time over all tabs: the cookie's token may be used once. */
  readonly exclusively?: <T>(work: () => Promise<T>) => Promise<T>;
  /** The answer to a refresh that is under way already, the first time. */
  readonly ahead?: () => Promise<Response> | undefined;
  /** Told when a session begins or ends. */
  readonly onChange?: (signedIn: boolean) => void;
}

export interface NewAdmin {
  /** Of the link. */
  readonly token: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** What somebody says who accepts an invitation. */
export interface Accepting {
  /** Of the link. */
  readonly token: string;
  /** Of a new account. */
  readonly name?: string;
  readonly password: string;
  /** The version of the terms that was shown. */
  readonly terms: string;
}

/** Why a session is over: it was ended, nobody is signed in here any more, or somebody else is. */
export type Loss = 'ended' | 'signedOut' | 'other';

export interface Session {
  /** Whoever is signed in, or was until the session was lost: whose page this is. */
  me(): Me | undefined;
  /** Why there is no session any more. */
  loss(): Loss | undefined;
  token(): string | undefined;
  /** Takes over what they have changed of themselves. */
  know(changes: Pick<Me, 'name'>): void;
  /** Calls `listener` whenever whose page this is, or what is known of them, changes, until the answered function is called. */
  subscribe(listener: () => void): () => void;
  /**
   * Trades the refresh cookie for a token. Answers whether whose page this is has a session; fails when the server cannot
   * say.
   */
  refresh(): Promise<boolean>;
  /** Fails with `HttpError`: 401 wrong credentials, 429 too many attempts. */
  signIn(email: string, password: string): Promise<Me>;
  /** Makes the first administrator by the one-time link of the server. Fails with `HttpError`: 403 a link no longer good. */
  createFirstAdmin(admin: NewAdmin): Promise<Me>;
  /** Takes up an invitation. Fails with `HttpError`: 401 a wrong password of the account that the address has, 410 a link no longer good. */
  acceptInvitation(accepting: Accepting): Promise<Me>;
  signOut(): Promise<void>;
}

/** The session: its access token lives here, in memory, and nowhere else. */
export function createSession(options: SessionOptions): Session {
  const exclusively = options.exclusively ?? inOneTab;
  let me: Me | undefined;
  let token: string | undefined;
  let loss: Loss | undefined;
  let refreshing: Promise<boolean> | undefined;
  const listeners = new Set<() => void>();

  function become(next: { token: string; me: Me } | undefined): void {
    [me, token, loss] = [next?.me, next?.token, undefined];
    options.onChange?.(next !== undefined);
    tell();
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function lose(why: Loss): false {
    [token, loss] = [undefined, why];
    return false;
  }

  const httpBy = (by: typeof fetch | undefined) =>
    createHttp({
      base: '',
      token: () => token,
      // A refused sign-in or refresh is an answer, not a reason to refresh.
      refresh: () => Promise.resolve(false),
      tenant: options.tenant ?? (() => undefined),
      language: options.language,
      fetch: by,
    });
  const http = httpBy(options.fetch);

  async function enter(path: string, body: object): Promise<Me> {
    const signedIn = readSignedIn((await http.post(path, { body })).json);
    become(signedIn);
    return signedIn.me;
  }

  async function refresh(by = http): Promise<boolean> {
    try {
      const next = readSignedIn((await by.get('/api/v1/auth/refresh')).json);
      // What this page holds is not another's, nor is what it is about to save.
      if (me && me.uuid !== next.me.uuid) return lose('other');
      become(next);
      return true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      options.onChange?.(false);
      return lose(error.code === 'session_ended' ? 'ended' : 'signedOut');
    }
  }

  return {
    me: () => me,
    token: () => token,
    loss: () => loss,
    know(changes) {
      me &&= { ...me, ...changes };
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh() {
      const ahead = options.ahead?.();
      refreshing ??= (ahead ? refresh(httpBy(() => ahead)) : exclusively(() => refresh())).finally(() => {
        refreshing = undefined;
      });
      return refreshing;
    },
    signIn: (email, password) => enter('/api/v1/auth/login', { email, password }),
    createFirstAdmin: (admin) => enter('/api/v1/auth/first-admin', admin),
    acceptInvitation: (accepting) => enter('/api/v1/auth/invitation', accepting),
    async signOut() {
      try {
        await http.post('/api/v1/auth/logout');
      } catch (error) {
        // Already over, on the server's side: that is what was asked for.
        if (!isRefusal(error)) throw error;
      }
      become(undefined);
    },
  };
}

/** Whether the server said no, rather than that it could not be asked. */
function isRefusal(error: unknown): error is HttpError {
  return error instanceof HttpError && (error.status === 401 || error.status === 403);
}

async function inOneTab<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('ultramar.refresh', work) : work();
}
