import { DataProviderContext } from 'react-admin';
import { use } from 'react';
import type { Http } from '../../dataProvider/http.ts';

/** Returns the HTTP client for calls beyond react-admin's verbs; its own hook only exposes functions. */
export function useHttp(): Http {
  const provider: object | null = use(DataProviderContext);
  if (!provider || !('http' in provider)) throw new Error('The data provider carries no HTTP client');
  return (provider as { http: Http }).http;
}
