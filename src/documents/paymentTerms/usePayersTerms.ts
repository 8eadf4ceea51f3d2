import { useGetOne, type RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { PaymentRule } from '../../../domain/paymentTerms/dueDate.ts';
import entities, { type Entity } from '../../../schemas/resources/clients/entities.ts';
import { useMay } from '../../access/useMay.ts';
import type { FormValues } from '../form/documentForm.ts';

/** The payment terms of the payer of a document. */
export interface PayersTerms {
  /** Whether the payer is known; until then nothing is proposed. */
  readonly isKnown: boolean;
  /** The payer's own terms. */
  readonly terms?: (PaymentRule & { readonly uuid: string }) | undefined;
  readonly payer?: string | undefined;
}

export type Paid = Readonly<Partial<Record<'service_buyer_uuid' | 'payment_responsible_uuid', string | null>>>;

/** Loads the payer of a document: the payment responsible, else the buyer. */
export function usePayer({ payment_responsible_uuid, service_buyer_uuid }: Paid) {
  const mayShow = useMay(entities.name, 'show');
  const key = payment_responsible_uuid ?? service_buyer_uuid ?? undefined;
  const { data } = useGetOne<RaRecord<string> & Entity>(
    entities.name,
    { id: key ?? '' },
    { enabled: mayShow && key !== undefined, retry: false },
  );
  return { key, data: key === undefined ? undefined : data };
}

export function usePayersTerms(paid: Paid): PayersTerms {
  const { key, data } = usePayer(paid);
  return { isKnown: key === undefined || data !== undefined, terms: ruleOf(data?.payment_terms), payer: data?.name };
}

/** The same for the edited document. */
export function useEnteredTerms(): PayersTerms {
  const [service_buyer_uuid, payment_responsible_uuid] = useWatch<
    FormValues,
    ['service_buyer_uuid', 'payment_responsible_uuid']
  >({ name: ['service_buyer_uuid', 'payment_responsible_uuid'] });
  return usePayersTerms({ service_buyer_uuid, payment_responsible_uuid });
}

/** Returns the rule of referenced terms, if there are any. */
export function ruleOf(terms: Entity['payment_terms']): PayersTerms['terms'] {
  return terms?.rule && { ...terms, rule: terms.rule };
}
