/** The roles of an accountant in a company. */
export const partnerRoles = ['accountant', 'accountant_exports'] as const;
export type PartnerRole = (typeof partnerRoles)[number];

/** The state of an accountant's access to a company: `none` before a request or grant. */
export const accessStates = ['none', 'requested', 'declined', 'granted', 'withdrawn'] as const;
export type AccessState = (typeof accessStates)[number];

const text = { type: 'string', minLength: 1, maxLength: 200 } as const;

/** What companies see of an accountant, and whether access is granted. */
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
    phone: { type: 'string', description: 'Visible to companies that have granted access, and to the accountant.' },
    nif: { type: 'string', description: 'Visible to companies that have granted access, and to the accountant.' },
    access: { type: 'boolean', description: 'Whether they may enter the company of the request.' },
    state: { type: 'string', enum: accessStates },
  },
} as const;

/** The accountant's own data. */
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
