import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { partnerCalls, type Partner } from '../../../../../dataProvider/calls/partners.ts';
import { isEmail } from '../../../../../domain/validation/email.ts';
import { useHttp } from '../../../../data/useHttp.ts';

/** Milliseconds without typing before an address is looked up (specification §9). */
const rest = 500;

/** The result of looking up the typed address. */
export interface PartnerSearch {
  /** The looked-up address; absent while invalid. */
  readonly email: string | undefined;
  readonly isSearching: boolean;
  /** The owner of the address; null if there is none. */
  readonly found: Partner | null | undefined;
  readonly error: Error | null;
}

/** Looks up the accountant of the typed address after a pause. Results of other addresses are ignored. */
export function usePartnerSearch(typed: string): PartnerSearch {
  const http = useHttp();
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), rest);
    return () => clearTimeout(timer);
  }, [typed]);
  const email = isAddress(typed) ? typed.trim() : undefined;
  const query = useQuery({
    queryKey: ['partners', 'search', rested.trim().toLowerCase()],
    queryFn: async ({ signal }) => (await partnerCalls(http).search(rested.trim(), signal))[0] ?? null,
    enabled: isAddress(rested),
    retry: false,
  });
  const isCurrent = rested === typed && email !== undefined;
  return {
    email,
    isSearching: email !== undefined && (!isCurrent || query.isFetching),
    found: isCurrent && !query.isFetching ? query.data : undefined,
    error: isCurrent ? query.error : null,
  };
}

const isAddress = (text: string): boolean => isEmail(text.trim());
