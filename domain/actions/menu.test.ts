import { expect, it } from 'vitest';
import { contractActions } from '../../schemas/parts/recurrence/contractActions.ts';
import contracts from '../../schemas/resources/recurrence/contracts.ts';
import { propertiesOf } from '../schema/property.ts';
import { actionNamed, commandNameOf, menuNames, startedBy } from './menu.ts';
import { inputOf, narrowedTo } from './requests.ts';

it('a menu lists the actions of its groups', () => {
  expect(menuNames(contractActions)).toEqual(expect.arrayContaining(['invoices', 'price', 'template', 'cancel']));
  expect(menuNames(contractActions)).not.toContain('change');
});

it('an entry that starts a command has its icon, permission and statuses', () => {
  const price = actionNamed(contractActions, 'price');
  expect(price).toMatchObject({ in: ['Active'], needs: 'amend', icon: 'percent' });
  expect(actionNamed(contractActions, 'length')).toMatchObject({ in: ['Active', 'Concluded', 'Paid'] });
  expect([commandNameOf(contractActions, 'price'), commandNameOf(contractActions, 'cancel')]).toEqual([
    'amend',
    'cancel',
  ]);
});

it('the dialog of such an entry offers its choices, and the first is the default', () => {
  const started = startedBy(contractActions, 'pause');
  const asks = inputOf(contracts, 'amend');
  if (!asks || !started) throw new Error('a contract is paused by an amendment');
  expect(propertiesOf(narrowedTo(asks, started.choices).schema)['kind']).toMatchObject({
    enum: ['pause', 'resume'],
    default: 'pause',
  });
  expect(() => narrowedTo(asks, { colour: ['red'] })).toThrow('colour');
  expect(startedBy(contractActions, 'cancel')).toBeUndefined();
});
