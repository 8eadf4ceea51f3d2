/** A Photon feature: an address in São Paulo with changed properties. */
export const photonFeature = (changed: Readonly<Record<string, unknown>> = {}) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [-46.6596, -23.5586] },
  properties: {
    osm_type: 'W',
    osm_id: 7,
    osm_key: 'building',
    countrycode: 'BR',
    country: 'Brasil',
    name: 'Conjunto Nacional',
    street: 'Avenida Paulista',
    housenumber: '2073',
    postcode: '01311-300',
    city: 'São Paulo',
    state: 'SP',
    ...changed,
  },
});

export const photonAnswer = (features: readonly unknown[]) => ({ type: 'FeatureCollection', features });

/** The same address as a Nominatim result. */
export const nominatimResult = () => ({
  place_id: 1234,
  osm_type: 'node',
  osm_id: 42,
  lat: '-23.5586',
  lon: '-46.6596',
  display_name: '2073, Avenida Paulista, São Paulo, 01311-300, Brasil',
  address: { road: 'Avenida Paulista', city: 'São Paulo', country: 'Brasil', country_code: 'br' },
});
