import type { Entity } from '../../../../schemas/resources/clients/entities.ts';

type Location = Entity['location'];

const place = (city: number, address: string, country: number, latitude: number, longitude: number): Location => ({
  place_id: `geonames:${city}`,
  address,
  latitude,
  longitude,
  country: { id: country },
});

/** Addresses of the demo: real cities, invented streets. */
export const places = {
  saoPaulo: place(3448439, 'Avenida Paulista, 1374, São Paulo', 76, -23.5475, -46.6361),
  lisbon: place(2267057, 'Rua Augusta, 110, Lisboa', 620, 38.7167, -9.1333),
  newYork: place(5128581, '350 Fifth Avenue, New York', 840, 40.7143, -74.006),
  boston: place(4930956, '1 Beacon Street, Boston', 840, 42.3584, -71.0598),
  porto: place(2735943, 'Rua de Santa Catarina, 312, Porto', 620, 41.1496, -8.611),
  berlin: place(2950159, 'Unter den Linden 21, Berlin', 276, 52.5244, 13.4105),
  tokyo: place(1850147, '東京都千代田区丸の内1-9-1', 392, 35.6895, 139.6917),
  athens: place(264371, 'Ερμού 25, Αθήνα', 300, 37.9838, 23.7278),
  monterrey: place(3995465, 'Avenida Constitución 400, Monterrey', 484, 25.6751, -100.3185),
  montevideo: place(3441575, 'Rincón 487, Montevideo', 858, -34.9033, -56.1882),
  zurich: place(2657896, 'Bahnhofstrasse 42, Zürich', 756, 47.3667, 8.55),
  madrid: place(3117735, 'Calle de Alcalá 48, Madrid', 724, 40.4165, -3.7026),
  recife: place(3390760, 'Rua do Bom Jesus, 191, Recife', 76, -8.0539, -34.8811),
  curitiba: place(3464975, 'Rua XV de Novembro, 760, Curitiba', 76, -25.4278, -49.2731),
} satisfies Record<string, Location>;
