/**
 * Monthly means at Phoenix, Arizona, January first: what the sample year of weather is made from.
 *
 * Source: means over the months of the typical meteorological year of the National Solar Radiation Database (PSM v3, NREL,
 * public data) at 33.45° N 111.98° W, location 78208; relative humidity from its temperature and dew point (Magnus).
 */
export const PHOENIX_NORMALS = {
  name: 'Phoenix, Arizona',
  latitudeDeg: 33.45,
  longitudeDeg: -111.98,
  altitudeM: 358,
  utcOffsetH: -7,
  /** kWh/m² a day. */
  ghiKwhM2: [3.41, 4.33, 5.76, 7.14, 8.08, 8.47, 7.46, 6.84, 6.16, 4.95, 3.81, 3.06],
  maxAirC: [20.1, 18.8, 24.5, 28.9, 36.6, 41.3, 38.9, 36.7, 37.6, 33.0, 24.7, 17.9],
  minAirC: [4.9, 4.2, 8.4, 11.6, 18.4, 23.7, 26.5, 24.8, 22.6, 18.3, 10.1, 5.3],
  windMPerS: [1.7, 1.5, 1.8, 2.2, 2.0, 1.8, 1.8, 2.1, 1.8, 1.5, 1.7, 1.6],
  relativeHumidityPercent: [42, 52, 31, 29, 22, 13, 41, 45, 33, 29, 27, 47],
} as const
