/** SQL: a company or a client of an alias, as documents print it. */
export const partyOf = (alias: string): string =>
  `party(${alias}.uuid, ${alias}.name, ${alias}.nif, ${alias}.location_place_id, ${alias}.location_address,
    ${alias}.location_latitude, ${alias}.location_longitude, ${alias}.location_complement, ${alias}.location_country_id)`;
