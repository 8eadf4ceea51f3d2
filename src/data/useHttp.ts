import { DataProviderContext } from 'ra-core';
import { use } from 'react';
import type { Http } from '../../dataProvider/http.ts';

/** The console's HTTP client, for calls that are no verb of react-admin's: its own hook hands out functions only. */
export function useHttp(): Http {
  const provider: object | null = use(DataProviderContext);
  if (!provider || !('http' in provider)) throw new Error('The data provider carries no HTTP client');
  return (provider as { http: Http }).http;
}
