import { expect, it } from 'vitest';
import { contractActions } from '../../schemas/resources/contracts.ts';
import contracts from '../../schemas/resources/contracts.ts';
import { propertiesOf } from '../schema/property.ts';
import { actionNamed, commandNameOf, menuNames, startedBy } from './menu.ts';
import { inputOf, narrowedTo } from './requests.ts';

it('a menu names what its groups do', () => {
  expect(menuNames(contractActions)).toEqual(expect.arrayContaining(['invoices', 'price', 'template', 'cancel']));
  expect(menuNames(contractActions)).not.toContain('change');
});

it('a way to begin a command is that command, for the statuses it says', () => {
  const price = actionNamed(contractActions, 'price');
  expect(price).toMatchObject({ in: ['Active'], needs: 'amend', icon: 'percent' });
  expect(actionNamed(contractActions, 'length')).toMatchObject({ in: ['Active', 'Concluded', 'Paid'] });
  expect([commandNameOf(contractActions, 'price'), commandNameOf(contractActions, 'cancel')]).toEqual([
    'amend',
    'cancel',
  ]);
});

it('its dialog offers its choices, and begins with the first', () => {
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
