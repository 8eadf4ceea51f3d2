/** The parts of an address that lists have in columns of their own, in the order of a form. */
export const addressParts = ['street', 'number', 'district', 'city', 'state', 'postcode'] as const;

export type AddressPart = (typeof addressParts)[number];
