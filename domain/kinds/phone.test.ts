import { describe, expect, it } from 'vitest';
import {
  callingCodeOf,
  countryOfPhone,
  formatPhone,
  homeCountry,
  inCountry,
  phoneCountries,
  readPhone,
} from './phone.ts';

describe('a number of the demo countries', () => {
  it.each([
    ['BR', '(11) 91234-5678', '+5511912345678', '+55 11 91234 5678'],
    ['BR', '11 3456-7890', '+551134567890', '+55 11 3456 7890'],
    ['BR', '5511912345678', '+5511912345678', '+55 11 91234 5678'],
    ['PT', '+351 912-345-678', '+351912345678', '+351 912 345 678'],
    ['US', '+1 (212) 555-0123', '+12125550123', '+1 212 555 0123'],
    ['ES', '+34 612 34 56 78', '+34612345678', '+34 612 34 56 78'],
    ['DE', '+49 30 901820', '+4930901820', '+49 30 901820'],
    ['GB', '+44 (0)20 7946 0958', '+442079460958', '+44 20 7946 0958'],
    ['AR', '+54 9 11 2345-6789', '+5491123456789', '+54 9 11 2345 6789'],
  ])('%s: %s is %s on the wire and %s on screen', (_, typed, wire, shown) => {
    expect(readPhone(typed)).toBe(wire);
    expect(formatPhone(wire)).toBe(shown);
    expect(readPhone(shown)).toBe(wire);
  });
});

it.each(['', 'abc', '123', '+55 11', '+999 123 456 789', '+351 000 000 000'])('%j is not a number', (text) => {
  expect(readPhone(text)).toBeUndefined();
});

it('invalid text is shown unchanged', () => {
  expect(formatPhone('ramal')).toBe('ramal');
});

describe('the country of a number', () => {
  it.each([
    ['+5511912345678', 'BR'],
    ['+351912345678', 'PT'],
    ['+442079460958', 'GB'],
    ['+12125550123', 'US'],
    ['+551', undefined],
    ['11912345678', undefined],
  ])('%s: %s', (number, country) => {
    expect(countryOfPhone(number)).toBe(country);
  });

  it('is the default country for a number typed without one', () => {
    expect(readPhone('912 345 678', 'PT')).toBe('+351912345678');
    expect(readPhone('+44 20 7946 0958', 'PT')).toBe('+442079460958');
  });

  it('can be corrected: invalid text stays and is refused', () => {
    expect(inCountry('912345678', 'PT')).toBe('+351912345678');
    expect(inCountry('+34612345678', 'PT')).toBe('+351612345678');
    expect(readPhone(inCountry('+5511912345678', 'PT'))).toBeUndefined();
    expect(inCountry('ramal 12', 'PT')).toBe('+35112');
  });

  it('is one of those with a flag and a code, Brazil first', () => {
    expect(phoneCountries()).toEqual(expect.arrayContaining(['BR', 'PT', 'ES', 'US', 'XK']));
    expect(phoneCountries()).not.toContain('AC');
    expect(callingCodeOf(homeCountry)).toBe('+55');
  });
});
