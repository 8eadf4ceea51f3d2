import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { writeSchema } from '../../../domain/schema/writeSchema.ts';
import { ajvOptions, configureAjv } from '../../../domain/validation/ajv.ts';
import invoices from '../../../schemas/resources/invoicing/invoices.ts';
import { lineWith, tributeWith } from '../grid/lines/samples.testing.ts';
import { checksOf } from '../../generate/validate/issues.ts';
import { validateDocument } from './validateDocument.ts';
import { invoiceForm, newValues, type DraftValues } from '../form/drafts.testing.ts';

const uuid = '0192f0c1-7a3e-7000-8000-000000000001';
const validate = configureAjv(new Ajv2020(ajvOptions)).compile(writeSchema(invoices.schema));
const line = lineWith({ item: { uuid, description: 'x' }, scenario: { uuid, name: 'x', tributes: [] } });

const [draft, issue] = invoiceForm.savings;

function issues(parts: Partial<DraftValues>, lines = [line], saving = issue) {
  const values = newValues('2026-03-01', {
    service_buyer_uuid: uuid,
    due_date: '2026-03-31',
    accepted: true,
    ...parts,
  });
  const context = { provider: uuid, today: '2026-03-01', validate, saving };
  const found = validateDocument(invoiceForm, values, lines, context);
  return Object.fromEntries(found.issues.map(({ path, key }) => [path, key]));
}

describe('a document before saving', () => {
  it('is valid with parties, dates, a line and consent', () => {
    expect(issues({})).toEqual({});
  });

  it.each([
    [{ service_buyer_uuid: null }, { service_buyer_uuid: 'validation.required' }],
    [{ due_date: null }, { due_date: 'validation.required' }],
    [{ created: null }, { created: 'validation.required' }],
    [{ currency: null }, { currency: 'validation.required' }],
    [{ due_date: '2026-02-28' }, { due_date: 'validation.dueDateCannotLessThanCurrent' }],
    [{ accepted: false }, { accepted: 'documents.errors.acceptTerms' }],
    [{ send_email: true }, { responsible_name: 'validation.required', responsible_email: 'validation.required' }],
    [
      { send_email: true, responsible_name: 'R', responsible_email: 'a@b.co;x' },
      { responsible_email: 'validation.emails' },
    ],
  ])('with %j is refused at %j', (parts, found) => {
    expect(issues(parts)).toEqual(found);
  });

  it('requires at least one line', () => {
    expect(issues({}, [])).toEqual({ items_invoice: 'validation.noLines' });
  });

  it('requires neither lines nor consent as a draft, but a client', () => {
    expect(issues({ accepted: false }, [], draft)).toEqual({});
    expect(issues({ accepted: false, service_buyer_uuid: null }, [], draft)).toEqual({
      service_buyer_uuid: 'validation.required',
    });
  });

  it('has at most 5,000 tributes over all its lines, without blank ones', () => {
    const tributes = Array.from({ length: 40 }, (_, k) => tributeWith({ uuid: `t${k}` }));
    const full = { ...line, scenario: { uuid, name: 'x', tributes } };
    const lines = Array.from({ length: 125 }, () => full);
    const blank = { ...full, item: undefined, price: '' };
    const provider = { provider: uuid, today: '2026-03-01', validate };
    const found = (all: (typeof full)[]) =>
      validateDocument(invoiceForm, newValues('2026-03-01'), all, provider).issues.filter(
        ({ path }) => path === 'items_invoice',
      );
    expect(found([...lines, blank])).toEqual([]);
    expect(found([...lines, full])).toEqual([
      { path: 'items_invoice', key: 'validation.together.tributes', args: { limit: 5000 } },
    ]);
  });

  it('keeps the date assigned with its number, however long ago', () => {
    const found = (number?: number) =>
      validateDocument(invoiceForm, { ...newValues('2026-03-01', { accepted: true }), created: '2024-01-31' }, [line], {
        provider: uuid,
        today: '2026-03-01',
        number,
        validate,
      }).issues.filter(({ path }) => path === 'created');
    expect(found().map(({ key }) => key)).toEqual(['validation.emissionFar']);
    expect(found(17)).toEqual([]);
  });

  it('names a letter that cannot be printed at its field', async () => {
    const checks = await checksOf(invoices);
    const values = newValues('2026-03-01', { service_buyer_uuid: uuid, due_date: '2026-03-31', observation: 'see 𝒳' });
    const context = { provider: uuid, today: '2026-03-01', validate, checks, saving: draft };
    const args = { letter: '𝒳', code: 'U+1D4B3' };
    expect(validateDocument(invoiceForm, values, [line], context).issues).toEqual([
      { path: 'observation', key: 'validation.letter', args },
    ]);
  });

  it('has errors of lines at their cells only', () => {
    const wrong = { ...line, quantity: '0.5' };
    expect(issues({}, [wrong])).toEqual({});
    const values = newValues('2026-03-01', { accepted: true });
    const found = validateDocument(invoiceForm, values, [wrong], { provider: uuid, today: '2026-03-01', validate });
    expect(Object.keys(found.lines)).toEqual(['line']);
  });
});
