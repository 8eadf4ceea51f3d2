/** The roles that an accountant can have in a company that lets them in. */
export const partnerRoles = ['accountant', 'accountant_exports'] as const;
export type PartnerRole = (typeof partnerRoles)[number];

/** How an accountant stands with a company: `none` before anything was asked or granted. */
export const accessStates = ['none', 'requested', 'declined', 'granted', 'withdrawn'] as const;
export type AccessState = (typeof accessStates)[number];

const text = { type: 'string', minLength: 1, maxLength: 200 } as const;

/** What companies find of an accountant, and whether they let them in. */
export const foundPartner = {
  title: 'Partner',
  type: 'object',
  required: ['uuid', 'name', 'email', 'access', 'state'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid' },
    name: text,
    email: { type: 'string', format: 'email' },
    organization: text,
    phone: { type: 'string', description: 'Told to companies that have granted access, and to the accountant.' },
    nif: { type: 'string', description: 'Told to companies that have granted access, and to the accountant.' },
    access: { type: 'boolean', description: 'Whether they may enter the company of the request.' },
    state: { type: 'string', enum: accessStates },
  },
} as const;

/** What accountants say of themselves. */
export const ownPartner = {
  type: 'object',
  required: ['name', 'email', 'nif', 'phone'],
  additionalProperties: false,
  properties: {
    name: text,
    email: { type: 'string', format: 'email', maxLength: 254 },
    nif: { type: 'string', minLength: 1, maxLength: 30, kind: 'taxId' },
    phone: { type: 'string', minLength: 1, maxLength: 30, format: 'phone' },
    organization: { type: 'string', maxLength: 200 },
  },
} as const;
