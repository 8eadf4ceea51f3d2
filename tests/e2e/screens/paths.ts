/** Lists of a company, as a user of it sees them. */
export const listPaths = [
  '/company/invoices',
  '/company/contracts',
  '/company/transactions',
  '/company/entities',
  '/company/items',
  '/company/scenarios',
  '/company/tributes',
  '/company/accounts',
  '/company/invoice-templates',
  '/company/messages',
  '/company/gateway-events',
  '/company/refunds',
  '/company/credits',
  '/company/invoice-lines',
  '/company/users',
  '/company/roles',
];

/** Other pages of a company: its home, forms, reports and settings. */
export const pagePaths = [
  '/company',
  '/company/invoices/create',
  '/company/entities/create',
  '/company/transactions/create',
  '/company/entity-accounts/create',
  '/company/scenarios/create',
  '/company/runs',
  '/company/settings/delivery',
  '/company/reports',
  '/company/reports/issued?compare=true',
  '/company/reports/ageing',
];
