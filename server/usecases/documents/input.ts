import type {
  documentParties,
  documentRecipients,
  documentOptions,
  documentTexts,
} from '../../../schemas/parts/document.ts';

/** What a request may say of a tribute of a line, after validation. */
export interface LineTributeInput {
  readonly uuid: string;
  readonly value?: string;
  readonly is_fixed?: boolean;
  readonly is_origin?: boolean;
  readonly type?: string;
  readonly tax_responsible?: string;
}

/** The same of a line. */
export interface LineInput {
  readonly item: { readonly uuid: string };
  readonly quantity: string;
  readonly price: string;
  readonly scenery: { readonly uuid: string; readonly tributes?: readonly LineTributeInput[] };
}

/** The properties that a request may say of any document. */
export type DocumentProperty =
  | Exclude<keyof typeof documentParties, 'service_provider' | 'service_buyer' | 'payment_responsible'>
  | keyof typeof documentTexts
  | keyof typeof documentRecipients
  | keyof typeof documentOptions
  | 'company_number'
  | 'currency'
  | 'due_date';
