import type { Language } from '../../domain/languages.ts';

/** A company's settings: schema, migration and texts. */
const schema = `import { defineSingle } from '../../single.ts';
import type { Infer } from '../../resource.ts';

const schema = {
  $id: 'DockSettings',
  type: 'object',
  required: ['currency', 'notice_days'],
  additionalProperties: false,
  properties: {
    currency: { type: 'string', kind: 'currency', pattern: '^[A-Z]{3}$', maxLength: 3 },
    fee: { type: 'string', kind: 'money', decimal: { fraction: 3, minimum: '0', maximum: '999999' } },
    notice_days: { type: 'integer', minimum: 0, maximum: 90 },
    allows_night: { type: 'boolean', default: false },
    instructions: { type: 'string', maxLength: 200 },
  },
} as const;

export type DockSettings = Infer<typeof schema>;

export default defineSingle({
  name: 'dock-settings',
  singular: 'dock-setting',
  api: { version: 'v2', path: 'dock-settings' },
  schema,
  form: {
    sections: [
      { name: 'fees', fields: ['currency', 'fee'] },
      { name: 'rules', fields: ['notice_days', 'allows_night', 'instructions'] },
    ],
  },
  access: { company: { COMPANY: ['show', 'edit'], ACCOUNTANT: { may: ['show'], hides: ['instructions'] } } },
  menu: [{ area: 'company', order: 95, icon: 'document' }],
});
`;

const migration = `create table dock_settings (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null,
  currency text not null default 'BRL',
  fee numeric(20, 3),
  notice_days integer not null default 7,
  allows_night boolean not null default false,
  instructions text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, uuid)
);
select guard_tenant_table('dock_settings');
select make_single('dock_settings');
`;

const words = (name: string, fields: object, sections: object): object => ({ name, fields, sections });

const locales: Readonly<Record<Language, object>> = {
  pt: words(
    'Regras de atracação',
    {
      currency: 'Moeda',
      fee: 'Taxa de atracação',
      notice_days: 'Aviso prévio (dias)',
      allows_night: 'Atracação noturna',
      instructions: 'Instruções',
    },
    { fees: 'Taxas', rules: 'Regras' },
  ),
  en: words(
    'Docking rules',
    {
      currency: 'Currency',
      fee: 'Docking fee',
      notice_days: 'Notice (days)',
      allows_night: 'Docking at night',
      instructions: 'Instructions',
    },
    { fees: 'Fees', rules: 'Rules' },
  ),
  es: words(
    'Reglas de atraque',
    {
      currency: 'Moneda',
      fee: 'Tarifa de atraque',
      notice_days: 'Preaviso (días)',
      allows_night: 'Atraque nocturno',
      instructions: 'Instrucciones',
    },
    { fees: 'Tarifas', rules: 'Reglas' },
  ),
};

/** All files of these settings by path. */
export const settingsFiles: Readonly<Record<string, string>> = {
  'schemas/resources/scratch/dock-settings.ts': schema,
  'server/database/migrations/9999_dock_settings.sql': migration,
  ...Object.fromEntries(
    Object.entries(locales).map(([language, own]) => [
      `locales/${language}/resources/dock-settings.json`,
      JSON.stringify(own),
    ]),
  ),
};
