import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { withoutVendorNames } from './withoutVendorNames.ts';

/** The name by which the page's policy lets styles in; read by Vite from the same place for those it adds. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;

const cache = createCache({ key: 'css', stylisPlugins: [withoutVendorNames], ...(nonce && { nonce }) });

/** What holds for all the styles that MUI makes within. */
export function StyleCache({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
