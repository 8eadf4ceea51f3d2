/** The schemes of codes that a payer scans, each for the accounts of one currency. */
export const codeSchemes = ['epc', 'pix'] as const;

/** The code to pay an issued invoice by transfer; absent if a gateway collects it or its account has none. */
export const paymentCode = {
  type: 'object',
  required: ['scheme', 'text'],
  description: 'What a banking app scans or takes to pay the open amount; to draw as a QR code.',
  additionalProperties: false,
  properties: {
    scheme: {
      type: 'string',
      enum: codeSchemes,
      description: '`epc` is a SEPA credit transfer (EPC069-12), `pix` a BR Code ("Pix copia e cola").',
    },
    text: { type: 'string' },
  },
} as const;
