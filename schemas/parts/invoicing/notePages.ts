/** The sections of the form of a note; `lines` are those of a type. */
export const noteSections = <const L extends readonly string[]>(...lines: L) =>
  [
    { name: 'reason', fields: ['reason_code', 'created', 'reason'] },
    { name: 'lines', fields: lines },
    { name: 'email', fields: ['send_email', 'responsible_name', 'responsible_email'] },
    {
      name: 'document',
      fields: ['company_number', 'purchase_order', 'buyer_reference', 'series_uuid', 'observation'],
    },
  ] as const;

/** The page of a note: its lines, what the client sees, its history, and its terms. */
export const notePage = <const C extends readonly string[]>(...corrects: C) =>
  ({
    lead: ['lines'],
    main: ['history'],
    beside: ['document'],
    sections: [
      {
        name: 'terms',
        fields: [
          ...corrects,
          'reason_code',
          'reason',
          'created',
          'mailed_at',
          'service_buyer',
          'payment_responsible',
          'company_number',
          'purchase_order',
          'buyer_reference',
          'observation',
        ],
      },
      {
        name: 'recipients',
        fields: ['responsible_name', 'responsible_email'],
        when: { path: 'send_email', eq: true },
      },
    ],
  }) as const;
