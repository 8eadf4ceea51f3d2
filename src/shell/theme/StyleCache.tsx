import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { styleNonce } from './styleNonce.ts';
import { withoutVendorNames } from './withoutVendorNames.ts';

const nonce = styleNonce();

const cache = createCache({ key: 'css', stylisPlugins: [withoutVendorNames], ...(nonce && { nonce }) });

/** Configures all styles of MUI. */
export function StyleCache({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
