import type { Layout } from './headings.ts';

/** Lists of Brazilian programs leave the country and the currency out. */
const ofBrazil = { 'location.country': 'BR', credit_currency: 'BRL' };

/** The programs whose lists of clients are known by their headings. */
export const entityLayouts: readonly Layout[] = [
  { name: 'Xero', has: ['contact name', 'po address line 1'] },
  { name: 'Xero', has: ['contact name', 'sa address line 1'] },
  { name: 'QuickBooks', has: ['customer full name', 'bill address street'] },
  { name: 'QuickBooks', has: ['customer', 'company', 'billing address', 'terms'] },
  { name: 'Sage', has: ['account reference', 'account name'] },
  { name: 'DATEV', has: ['konto', 'name (adressattyp unternehmen)'] },
  { name: 'Lexware', has: ['kundennummer', 'firma', 'plz', 'ort'] },
  { name: 'Odoo', has: ['name', 'street', 'street2', 'zip'] },
  { name: 'Invoice Ninja', has: ['client name', 'contact first name', 'contact last name'] },
  { name: 'Invoice Ninja', has: ['client name', 'client postal code'] },
  { name: 'Stripe', has: ['id', 'email', 'name', 'created (utc)', 'delinquent'] },
  { name: 'Google Contacts', has: ['e-mail 1 - value'] },
  { name: 'Outlook', has: ['first name', 'last name', 'company', 'business street'] },
  { name: 'ERP (CNPJ)', has: ['razão social', 'cep', 'uf'], defaults: ofBrazil },
  { name: 'ERP (CNPJ)', has: ['cnpj/cpf', 'cep'], defaults: ofBrazil },
  { name: 'ERP (CNPJ)', has: ['cpf/cnpj', 'cep'], defaults: ofBrazil },
];
