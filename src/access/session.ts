import { createHttp } from '../../dataProvider/http.ts';
import { HttpError } from '../../dataProvider/httpError.ts';
import { readSignedIn, type Me } from './me.ts';

interface SessionOptions {
  readonly language: () => string;
  /** Returns the company named in the URL, if any. */
  readonly tenant?: () => string | undefined;
  readonly fetch?: typeof fetch;
  /** Runs one refresh at a time over all tabs, because a refresh token can be used once. */
  readonly exclusively?: <T>(work: () => Promise<T>) => Promise<T>;
  /** Returns a refresh that is already running, once. */
  readonly ahead?: () => Promise<Response> | undefined;
  /** Called when a session begins or ends. */
  readonly onChange?: (signedIn: boolean) => void;
}

export interface NewAdmin {
  /** The token of the link. */
  readonly token: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** The data of a user who accepts an invitation. */
export interface Accepting {
  /** The token of the link. */
  readonly token: string;
  /** For a new account. */
  readonly name?: string;
  readonly password: string;
  /** The version of the terms that was shown. */
  readonly terms: string;
}

/** Why a session is over: it ended, the user signed out, or another user signed in. */
export type Loss = 'ended' | 'signedOut' | 'other';

export interface Session {
  /** The signed-in user, or the last one if the session is lost. */
  me(): Me | undefined;
  /** Why there is no session. */
  loss(): Loss | undefined;
  token(): string | undefined;
  /** Updates the user's own data. */
  know(changes: Partial<Pick<Me, 'name' | 'single_keys'>>): void;
  /** Calls `listener` when the user or their data change; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /**
   * Exchanges the refresh cookie for a token. Returns whether this page's user has a session; fails if the server is
   * unreachable.
   */
  refresh(): Promise<boolean>;
  /** Fails with `HttpError`: 401 for wrong credentials, 429 for too many attempts. */
  signIn(email: string, password: string): Promise<Me>;
  /** Creates the first administrator by the server's one-time link. Fails with `HttpError`: 403 for an invalid link. */
  createFirstAdmin(admin: NewAdmin): Promise<Me>;
  /**
   * Accepts an invitation. Fails with `HttpError`: 401 for a wrong password of the existing account, 410 for an invalid
   * link.
   */
  acceptInvitation(accepting: Accepting): Promise<Me>;
  signOut(): Promise<void>;
}

/** The session. Its access token exists only in memory. */
export function createSession(options: SessionOptions): Session {
  const exclusively = options.exclusively ?? inOneTab;
  let me: Me | undefined;
  let token: string | undefined;
  let loss: Loss | undefined;
  let refreshing: Promise<boolean> | undefined;
  const listeners = new Set<() => void>();

  function setSession(next: { token: string; me: Me } | undefined): void {
    [me, token, loss] = [next?.me, next?.token, undefined];
    options.onChange?.(next !== undefined);
    notify();
  }

  function notify(): void {
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
      // A refused sign-in or refresh is no reason to refresh.
      refresh: () => Promise.resolve(false),
      tenant: options.tenant ?? (() => undefined),
      language: options.language,
      fetch: by,
    });
  const http = httpBy(options.fetch);

  async function enter(path: string, body: object): Promise<Me> {
    const signedIn = readSignedIn((await http.post(path, { body })).json);
    setSession(signedIn);
    return signedIn.me;
  }

  async function refresh(by = http): Promise<boolean> {
    try {
      const next = readSignedIn((await by.get('/api/v1/auth/refresh')).json);
      // The page's data belongs to another user.
      if (me && me.uuid !== next.me.uuid) return lose('other');
      setSession(next);
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
      notify();
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
        // Already ended on the server, which is the intended result.
        if (!isRefusal(error)) throw error;
      }
      setSession(undefined);
    },
  };
}

/** Returns whether the server refused, as opposed to being unreachable. */
function isRefusal(error: unknown): error is HttpError {
  return error instanceof HttpError && (error.status === 401 || error.status === 403);
}

async function inOneTab<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('ultramar.refresh', work) : work();
}
