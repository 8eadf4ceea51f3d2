import { ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { CoreAdminContext, type AuthProvider } from 'react-admin';
import { Notification } from 'react-admin';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { createDataProvider, createHttp } from '../../dataProvider/index.ts';
import { resources } from '../../src/data/resources.ts';
import { setLanguage } from '../../src/i18n/language.ts';
import type { Language } from '../../domain/languages.ts';
import type { Resource } from '../../schemas/resource.ts';
import { createI18nProvider } from '../../src/i18n/provider.ts';
import { themeIn } from '../../src/shell/theme/theme.ts';
import { settled } from './settled.ts';

export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: Headers;
}

export interface Answer {
  readonly status?: number;
  readonly json?: unknown;
  /** The content of a file, instead of JSON. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

interface ConsoleOptions {
  /** Mocked responses of `fetch` by `METHOD /path`; 404 for others. */
  readonly answers?: Readonly<Record<string, Answer | ((request: SentRequest) => Answer | Promise<Answer>)>>;
  readonly language?: Language;
  /** Whether the user may perform an action; true by default. */
  readonly may?: (resource: string, action: string) => boolean;
  readonly at?: string;
  /** Replaces the resources of `schemas/resources`. */
  readonly known?: readonly Resource[];
}

/**
 * Renders a part of the console with the real data provider, texts and theme, until settled; only `fetch` is mocked.
 */
export async function renderInConsole(element: ReactElement, options: ConsoleOptions = {}) {
  const { answers = {}, language = 'pt', may = () => true, at = '/', known = resources } = options;
  setLanguage(language);
  const requests: SentRequest[] = [];
  const http = createHttp({
    base: 'http://acme.test',
    token: () => 'token',
    refresh: () => Promise.resolve(false),
    tenant: () => undefined,
    language: () => language,
    newKey: () => crypto.randomUUID(),
    fetch: async (input, init) => {
      const url = new URL(String(input));
      const question: SentRequest = {
        method: init?.method ?? 'GET',
        path: url.pathname,
        query: url.searchParams,
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body,
        headers: new Headers(init?.headers),
      };
      requests.push(question);
      const found = answers[`${question.method} ${question.path}`] ?? { status: 404, json: { detail: 'not found' } };
      const answer = typeof found === 'function' ? found(question) : found;
      const { status = 200, json, bytes, headers } = await Promise.race([answer, givenUp(init?.signal)]);
      return new Response(bytes ?? JSON.stringify(json), { status, headers });
    },
  });
  const place = { current: at };
  const authProvider: AuthProvider = {
    login: () => Promise.resolve(),
    logout: () => Promise.resolve(),
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    canAccess: ({ resource, action }) => Promise.resolve(may(resource, action)),
  };
  // The platform's pages have all words.
  const i18nProvider = await createI18nProvider('admin');
  // A data router, as in production, for navigation guards.
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <CoreAdminContext
            dataProvider={createDataProvider({ http, resources: known })}
            authProvider={authProvider}
            i18nProvider={i18nProvider}
            queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
          >
            <ThemeProvider theme={theme}>
              {element}
              <Notification autoHideDuration={aDay} />
              <Place onMove={(path) => (place.current = path)} />
            </ThemeProvider>
          </CoreAdminContext>
        ),
      },
    ],
    { initialEntries: [at] },
  );
  const view = render(<RouterProvider router={router} />);
  await settled();
  const leave = (path: string) => act(() => router.navigate(path));
  return { ...view, requests, place, back: () => act(() => router.navigate(-1)), leave };
}

/** Rejects when the caller aborts. */
const givenUp = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

const theme = themeIn('light');
/** In milliseconds: toasts stay until read. */
const aDay = 86_400_000;

function Place({ onMove }: { readonly onMove: (path: string) => void }) {
  const { pathname, search } = useLocation();
  onMove(`${pathname}${search}`);
  return null;
}
