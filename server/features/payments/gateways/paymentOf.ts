import { publicPath } from '../../../../domain/documents/publicPath.ts';
import { languageOfCountry, type Language } from '../../../../domain/languages.ts';
import { translatePlainly } from '../../../base/i18n.ts';
import { moneyIn } from '../../../engine/documents/lines/money.ts';
import type { Collecting } from './collection.ts';
import type { PaymentRequest } from './port.ts';
import type { ClaimedRequest } from './requests.ts';

/** Returns the payment that the gateway is to collect. */
export function paymentOf({ site }: Pick<Collecting, 'site'>, tenant: string, request: ClaimedRequest): PaymentRequest {
  const { uuid, account_uuid: account, amount, currency, country, public_hash: hash } = request;
  const language = languageOfCountry(country ?? undefined);
  return {
    reference: uuid,
    description: descriptionOf(request, language),
    amount: moneyIn(currency)(amount),
    currency,
    language,
    payUrl: `${site}/pay/${hash}`,
    returnUrl: returnUrlOf(site, request),
    webhookUrl: `${site}/api/v2/webhooks/gateways/${tenant}/${account}`,
  };
}

/** The page to which a payer returns. */
export const returnUrlOf = (site: string, { return_path: to, public_hash: hash }: ClaimedRequest): string =>
  new URL(to ?? publicPath({ at: 'invoices/individual', hash }), site).href;

/** The most numbers that a description names. */
const mostNumbers = 10;

function descriptionOf({ company, numbers }: ClaimedRequest, language: Language): string {
  const named = numbers.slice(0, mostNumbers).join(', ');
  const number = numbers.length > mostNumbers ? `${named}, …` : named;
  const words = numbers.length > 1 ? 'public.payment.descriptionTogether' : 'public.payment.description';
  return translatePlainly(language, words, { company, number });
}
