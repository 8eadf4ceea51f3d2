/** An amount in an answer: decimal text with its currency's decimals. */
export const money = { type: 'string', kind: 'money' } as const;

/** An amount computed by the server and ignored on input. */
export const computedMoney = { type: 'string', kind: 'money', readOnly: true } as const;

/** Amounts by currency, computed by the server. Different currencies are never added. */
export const computedAmounts = {
  type: 'array',
  kind: 'amounts',
  readOnly: true,
  items: {
    type: 'object',
    required: ['currency', 'amount'],
    additionalProperties: false,
    properties: {
      currency: { type: 'string', kind: 'currency', pattern: '^[A-Z]{3}$', maxLength: 3 },
      amount: computedMoney,
    },
  },
} as const;

/** The units of one currency per unit of another: four decimals (specification §9), in answers always all of them. */
export const exchangeRate = {
  type: 'string',
  kind: 'decimal',
  decimal: { fraction: 4, minimum: '0.0001', maximum: '99999999', isPadded: true },
} as const;

/** What a line costs before taxes. */
export const lineAmounts = {
  gross: { ...computedMoney, description: 'Quantity x price.' },
  total: { ...computedMoney, description: 'After the discounts and charges of the line.' },
  share: { ...computedMoney, description: 'Its share of the discounts and charges of the document.' },
  net: { ...computedMoney, description: 'What its taxes are calculated of: `total` + `share`.' },
} as const;

/** What a document costs before taxes: the sum of its lines, and after its own discounts and charges. */
export const documentAmounts = {
  subtotal: { ...computedMoney, description: 'The sum of the totals of the lines.' },
  net: {
    ...computedMoney,
    description: 'What the taxes are calculated of, after the discounts and charges of the document.',
  },
} as const;

/** The sums over the four boxes of taxes, and the figures from them (design §6). */
export const taxTotals = {
  exporter_total_taxes_payable_exporter: computedMoney,
  exporter_total_taxes_payable_importer: computedMoney,
  importer_total_taxes_payable_exporter: computedMoney,
  importer_total_taxes_payable_importer: computedMoney,
  total_taxes: computedMoney,
  importer_total_payable_exporter: computedMoney,
  importer_total_payable: computedMoney,
  exporter_net_total: computedMoney,
} as const;

/** What the bearers of the taxes get back, and what the service costs the importer without that. */
export const recovery = {
  importer_recoverable: { ...computedMoney, description: 'What the importer gets back of the taxes that it bears.' },
  importer_net_cost: { ...computedMoney, description: '`importer_total_payable` less `importer_recoverable`.' },
  exporter_recoverable: { ...computedMoney, description: 'What the exporter gets back of the taxes that it bears.' },
} as const;
