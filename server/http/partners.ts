import { foundPartner, ownPartner, partnerRoles } from '../../schemas/parts/partner.ts';

const detail = { type: 'string' } as const;
/** An address, in a path or a body. */
export const email = { type: 'string', format: 'email', maxLength: 254 } as const;
const role = {
  type: 'string',
  enum: partnerRoles,
  default: 'accountant',
  description: 'Whether they may export what they see.',
} as const;

const example = {
  uuid: '0198f6b2-0000-7000-8000-000000000000',
  name: 'Carla Nunes',
  email: 'carla@contas.test',
  organization: 'Contas & Cia',
  access: true,
  state: 'granted',
};

/** An accountant as a company finds them. */
export const found = { ...foundPartner, examples: [example] } as const;

/** Several of them. */
export const foundSome = {
  title: 'FoundPartners',
  type: 'object',
  required: ['results', 'count'],
  additionalProperties: false,
  properties: { results: { type: 'array', items: found }, count: { type: 'integer' } },
  examples: [{ results: [example], count: 1 }],
} as const;

/** The same after a write, with the words that say so. */
export const written = {
  ...foundPartner,
  title: 'WrittenPartner',
  required: [...foundPartner.required, 'detail'],
  properties: { ...foundPartner.properties, detail },
  examples: [{ ...example, detail: 'Acesso concedido.' }],
} as const;

/** What came of an invitation. */
export const invited = {
  title: 'InvitedPartner',
  type: 'object',
  required: ['state', 'detail'],
  additionalProperties: false,
  properties: { state: { type: 'string', enum: ['granted', 'invited', 'repeated'] }, detail },
  examples: [{ state: 'invited', detail: 'Convite enviado.' }],
} as const;

/** What a company wants of an accountant’s access. */
export const wanted = {
  type: 'object',
  additionalProperties: false,
  properties: {
    access: { type: 'boolean', description: 'Whether they are to have access afterwards; unless said, the opposite.' },
    role,
  },
  examples: [{ access: true, role: 'accountant' }],
} as const;

/** Whom a company invites, and to what. */
export const invitation = {
  type: 'object',
  required: ['email'],
  additionalProperties: false,
  properties: { email, role },
  examples: [{ email: 'carla@contas.test', role: 'accountant' }],
} as const;

/** What accountants say of themselves. */
export const ownData = {
  ...ownPartner,
  examples: [
    {
      name: 'Carla Nunes',
      email: 'carla@contas.test',
      nif: '123.456.789-09',
      phone: '+5511912345678',
      organization: 'Contas & Cia',
    },
  ],
} as const;
