import { queryOptions } from '@tanstack/react-query';
import { readHome } from '../../dataProvider/calls/home.ts';
import type { Http } from '../../dataProvider/http.ts';

/** The query of a company's home page, which begins while its code loads. */
export const homeQuery = (http: Http) =>
  queryOptions({ queryKey: ['home'], queryFn: ({ signal }) => readHome(http, signal), retry: false });
