import { isObject } from '../schema/isObject.ts';
import { defineCodec } from './codec.ts';
import { isCountry, nameOfCountry, type Country } from './country.ts';

export interface Location {
  readonly place_id: string;
  readonly address: string;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly complement?: string;
  readonly country: Country;
}

/** The `place_id` of an address that was typed instead of chosen. */
export const manualPlace = 'manual';

export const isLocation = (value: unknown): value is Location => isObject(value) && typeof value.address === 'string';

/** Marks a location as typed and removes the data of the chosen place. */
export const writtenPlace = ({
  latitude: _latitude,
  longitude: _longitude,
  ...words
}: Readonly<Record<string, unknown>>) => ({
  ...words,
  place_id: manualPlace,
});

const between = ' · ';

/** A location: address, complement and country. Parsing yields a typed address. */
export const location = defineCodec({
  is: isLocation,
  toText: ({ address, complement, country }, { language }) =>
    [address, complement ?? '', isCountry(country) ? nameOfCountry(country, language) : ''].join(between),
  parseText: (text, { find }): Location | undefined => {
    const [address, complement, name = ''] = text.split(between);
    const country = find?.('countries', name.trim());
    if (!address || !isCountry(country)) return undefined;
    return { place_id: manualPlace, address, ...(complement && { complement }), country };
  },
  issue: 'validation.location',
});
