import { useContext } from 'react';
import { DataProviderContext } from 'ra-core';
import type { Http } from '../../../../dataProvider/http.ts';

/** The console's HTTP client, for calls that are no verb of react-admin's. Its own hook shows functions only. */
export function useHttp(): Http {
  const provider: object | null = useContext(DataProviderContext);
  if (!provider || !('http' in provider)) throw new Error('The data provider carries no HTTP client');
  return (provider as { http: Http }).http;
}
