import * as z from 'zod/mini';
import { detailFields, type DetailField } from '../../../domain/documents/lineFields.ts';
import { languageCodes } from '../../../domain/languages.ts';
import { richTextOf } from '../../../domain/richText/richText.ts';
import { textKinds } from '../../../schemas/parts/documents/rowKinds.ts';
import { adjustmentKinds } from '../../../schemas/parts/documents/adjustments.ts';
import { country, party } from '../summary/party.ts';

const text = z.nullish(z.string());
/** Validated by the allow-list of rich texts; invalid values are absent. */
const richText = z.optional(z.pipe(z.unknown(), z.transform(richTextOf)));

const ownName = z.optional(z.string());
const names = { pt_name: ownName, en_name: ownName, es_name: ownName };

/** A text, heading or subtotal between lines. */
const textRow = z.object({ row: z.enum(textKinds), description: text, total: text });

/** A discount or charge; those of the document have their amount. */
const adjustment = z.object({
  kind: z.enum(adjustmentKinds),
  percent: z.optional(z.string()),
  amount: z.optional(z.string()),
  reason: z.optional(z.string()),
  total: z.optional(z.string()),
});

/** What lines state as text. */
type LineText = Exclude<DetailField, 'adjustments' | 'period' | 'price_includes_tax'>;
const texts = Object.fromEntries(detailFields.map((name) => [name, text])) as Record<LineText, typeof text>;

const billedLine = z.object({
  item: z.object({ description: text, ...names }),
  quantity: z.string(),
  price: z.string(),
  gross: text,
  total: z.string(),
  ...texts,
  price_includes_tax: z.nullish(z.boolean()),
  days: z.nullish(z.number()),
  all_days: z.nullish(z.number()),
  period: z.nullish(z.object({ from: z.optional(z.string()), until: z.optional(z.string()) })),
  adjustments: z.nullish(z.array(adjustment)),
  is_optional: z.optional(z.boolean()),
  is_accepted: z.optional(z.boolean()),
});

/** A row of a document. */
export const line = z.union([textRow, billedLine]);

const note = z.optional(z.string());
const notes = { pt_note: note, en_note: note, es_note: note };

const tribute = z.object({
  name: z.string(),
  ...names,
  ...notes,
  is_fixed: z.boolean(),
  value: z.string(),
  base: z.string(),
  amount: z.string(),
  tax_responsible: z.enum(['exporter', 'importer']),
});

/** A tax of which the document states the legal text alone. */
const notedTax = z.object({ name: z.string(), ...names, ...notes });

const taxSide = z.object({
  side: z.enum(['exporter', 'importer']),
  countries: z.array(country),
  tributes: z.array(tribute),
  notes: z.nullish(z.array(notedTax)),
  total: z.string(),
});

/** The common answer of public links. Hidden figures are absent. */
export const documentShape = {
  company_number: text,
  currency: z.string(),
  service_provider: party,
  service_buyer: party,
  payment_responsible: z.nullish(party),
  subtotal: z.string(),
  net: text,
  adjustments: z.nullish(z.array(adjustment)),
  total: z.string(),
  exporter_total_taxes_payable_importer: z.string(),
  importer_total_taxes_payable_exporter: z.string(),
  importer_total_payable: text,
  exporter_total_taxes_payable_exporter: text,
  exporter_net_total: text,
  importer_recoverable: text,
  importer_net_cost: text,
  exporter_recoverable: text,
  observation: richText,
  terms_payment: richText,
  taxes: z.nullish(z.array(taxSide)),
  language: z.nullish(z.enum(languageCodes)),
  contact: z.nullish(z.object({ responsible_name: text, responsible_email: text })),
};

const document = z.object(documentShape);

export type PublicDocument = z.infer<typeof document>;
export type PublicRow = z.infer<typeof line>;
export type PublicLine = z.infer<typeof billedLine>;
export type PublicText = z.infer<typeof textRow>;
export type PublicTribute = z.infer<typeof tribute>;
export type PublicTaxSide = z.infer<typeof taxSide>;
