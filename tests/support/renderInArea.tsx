import { ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { CoreAdminContext, memoryStore, type AuthProvider, type DataProvider } from 'react-admin';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createDataProvider } from '../../dataProvider/index.ts';
import { http } from '../../src/access/console.ts';
import { resources } from '../../src/data/resources.ts';
import { createI18nProvider } from '../../src/i18n/provider.ts';
import { LanguageProvider } from '../../src/i18n/LanguageProvider.tsx';
import { themeIn } from '../../src/shell/theme/theme.ts';
import { Toasts } from '../../src/shell/Toasts.tsx';
import { settled } from './settled.ts';

interface AreaOptions {
  readonly path?: string;
  /** The rights in question; everything else is granted. */
  readonly authProvider?: Partial<AuthProvider>;
  readonly dataProvider?: DataProvider;
}

const granted: AuthProvider = {
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
};

/** Renders a part of an area until settled: theme, texts, router and toasts. */
export async function renderInArea(
  children: ReactNode,
  { path = '/company', authProvider, dataProvider = createDataProvider({ http, resources }) }: AreaOptions = {},
) {
  // The platform's pages have all words.
  const i18nProvider = await createI18nProvider('admin');
  const element = (
    <CoreAdminContext
      basename="/company"
      dataProvider={dataProvider}
      authProvider={authProvider && { ...granted, ...authProvider }}
      i18nProvider={i18nProvider}
      store={memoryStore({ locale: i18nProvider.getLocale() })}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <ThemeProvider theme={themeIn('light')}>
        <LanguageProvider>{children}</LanguageProvider>
        <Toasts />
      </ThemeProvider>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  const view = render(<RouterProvider router={router} />);
  await settled();
  return { router, ...view };
}
