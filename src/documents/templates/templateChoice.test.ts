import { describe, expect, it } from 'vitest';
import { groupTemplates, isCurrent, templateKey, type TemplateChoice } from './templateChoice.ts';

const template = (name: string, rest: Partial<TemplateChoice> = {}): TemplateChoice => ({
  id: name,
  uuid: `uuid-${name}`,
  name,
  editable: false,
  default: false,
  ...rest,
});

describe('the choice of templates', () => {
  it('stores the link of a built-in and the uuid of a custom one', () => {
    expect(templateKey(template('a', { link: 'invoiceTemplate1' }))).toBe('invoiceTemplate1');
    expect(templateKey(template('b', { editable: true, link: 'mine' }))).toBe('uuid-b');
  });

  it('recognizes the current one by either', () => {
    expect(isCurrent(template('a', { link: 'invoiceTemplate1' }), 'invoiceTemplate1')).toBe(true);
    expect(isCurrent(template('a', { link: 'invoiceTemplate1' }), 'uuid-a')).toBe(true);
    expect(isCurrent(template('a', { link: 'invoiceTemplate1' }), 'invoiceTemplate2')).toBe(false);
    expect(isCurrent(template('a'), undefined)).toBe(false);
  });

  it('lists built-in and custom ones separately, the default first and 10 after 9', () => {
    const groups = groupTemplates([
      template('Model 10'),
      template('Model 9'),
      template('Standard', { default: true }),
      template('Ours', { editable: true }),
    ]);
    expect(groups.builtIn.map((each) => each.name)).toEqual(['Standard', 'Model 9', 'Model 10']);
    expect(groups.custom.map((each) => each.name)).toEqual(['Ours']);
  });
});
