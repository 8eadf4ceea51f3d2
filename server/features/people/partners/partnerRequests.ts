import { foundPartner, ownPartner, partnerRoles } from '../../../../schemas/parts/people/partner.ts';

const detail = { type: 'string' } as const;
/** An address in a path or body. */
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

/** An accountant as a company sees them. */
export const partnerRead = { ...foundPartner, examples: [example] } as const;

/** A list of accountants. */
export const partnerList = {
  title: 'FoundPartners',
  type: 'object',
  required: ['results', 'count'],
  additionalProperties: false,
  properties: { results: { type: 'array', items: partnerRead }, count: { type: 'integer' } },
  examples: [{ results: [example], count: 1 }],
} as const;

/** The same after a write, with a message. */
export const partnerWritten = {
  ...foundPartner,
  title: 'WrittenPartner',
  required: [...foundPartner.required, 'detail'],
  properties: { ...foundPartner.properties, detail },
  examples: [{ ...example, detail: 'Acesso concedido.' }],
} as const;

export const invitationResult = {
  title: 'InvitedPartner',
  type: 'object',
  required: ['state', 'detail'],
  additionalProperties: false,
  properties: { state: { type: 'string', enum: ['granted', 'invited', 'repeated'] }, detail },
  examples: [{ state: 'invited', detail: 'Convite enviado.' }],
} as const;

/** A company's request to change an accountant's access. */
export const accessChange = {
  type: 'object',
  additionalProperties: false,
  properties: {
    access: { type: 'boolean', description: 'Whether they are to have access afterwards; the opposite by default.' },
    role,
  },
  examples: [{ access: true, role: 'accountant' }],
} as const;

/** An invitation of an accountant. */
export const invitation = {
  type: 'object',
  required: ['email'],
  additionalProperties: false,
  properties: { email, role },
  examples: [{ email: 'carla@contas.test', role: 'accountant' }],
} as const;

/** The accountant's own data. */
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
