import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { withoutVendorNames } from './withoutVendorNames.ts';

/** The nonce that the page's policy allows; Vite reads it from the same place. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;

const cache = createCache({ key: 'css', stylisPlugins: [withoutVendorNames], ...(nonce && { nonce }) });

/** Configures all styles of MUI. */
export function StyleCache({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
