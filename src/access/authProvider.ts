import type { AuthProvider } from 'react-admin';
import { refusalOf } from '../../domain/actions/commands.ts';
import type { Area, Resource } from '../../schemas/resource.ts';
import type { Me } from './me.ts';
import type { Session } from './session.ts';

interface Access {
  readonly area: Area;
  readonly resources: readonly Resource[];
  readonly session: Session;
  /** Goes to the sign-in page by a full load, so that no data of this user stays in memory. */
  readonly leave: (next?: string) => void;
  /** Deletes the user's drafts when they sign out. */
  readonly forget: (user: string) => void;
}

/**
 * Returns whether the user may perform an action here: the resource belongs to the area, and the server granted the
 * action.
 */
export function mayDo(
  me: Me | undefined,
  area: Area,
  resource: Pick<Resource, 'name' | 'access'> | undefined,
  action: string,
): boolean {
  return Boolean(me && resource?.access[area] && me.permissions.includes(`${resource.name}:${action}`));
}

/** Returns whether the record allows the action: a built-in role cannot be edited. */
function isOpenFor({ actions }: Pick<Resource, 'actions'>, action: string, record: object): boolean {
  if (!actions?.commands[action]) return true;
  return refusalOf(actions, action, record, { today: new Date().toISOString().slice(0, 10) }) === undefined;
}

/** Answers react-admin's questions about session and permissions. */
export function createAuthProvider({ area, resources, session, leave, forget }: Access): AuthProvider {
  const here = () => `${location.pathname}${location.search}`;
  return {
    login: () => Promise.reject(new Error('Signing in has a page of its own')),
    logout: async () => {
      const me = session.me();
      await session.signOut();
      if (me) forget(me.uuid);
      leave();
      return false;
    },
    checkAuth: async () => {
      if (session.me() || (await session.refresh())) return;
      leave(here());
      await untilUnload();
    },
    checkError: async ({ status }: { status?: number }) => {
      // The client has already tried to refresh, so a 401 means that the session is over.
      if (status !== 401) return;
      leave(here());
      await untilUnload();
    },
    getIdentity: () => {
      const me = session.me();
      return me
        ? Promise.resolve({ id: me.uuid, fullName: me.name, email: me.email, type: me.type })
        : Promise.reject();
    },
    canAccess: ({ resource: name, action, record }) => {
      const resource = resources.find((each) => each.name === name);
      const may = mayDo(session.me(), area, resource, action);
      return Promise.resolve(may && (!record || !resource || isOpenFor(resource, action, record)));
    },
  };
}

/** Never resolves, so that react-admin does not show an error page while the browser leaves. */
function untilUnload(): Promise<never> {
  return new Promise(() => undefined);
}
