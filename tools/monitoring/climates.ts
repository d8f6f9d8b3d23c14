import type { MonthlyNormals, Site } from '@duet/engine'

/** A place with what its synthetic years are made from. Plausible figures, no record of a station. */
export interface Climate {
  readonly name: string
  readonly site: Site
  readonly timeZone: string
  /** Local standard time less UTC. */
  readonly utcOffsetH: number
  /** Light over that above the air: mean of the year, and by how much more of it midsummer has. */
  readonly clearness: readonly [mean: number, summer: number]
  /** Air, °C: mean of the year, and by how much midsummer is warmer; half the swing of a day. */
  readonly airC: readonly [mean: number, summer: number, daily: number]
}

const place = (latitudeDeg: number, longitudeDeg: number, altitudeM: number): Site => ({
  latitudeDeg,
  longitudeDeg,
  altitudeM,
})

/** Both hemispheres, clear and cloudy, zones with and without summer time, and of half an hour. */
export const CLIMATES: readonly Climate[] = [
  {
    name: 'Phoenix',
    site: place(33.45, -111.98, 358),
    timeZone: 'America/Phoenix',
    utcOffsetH: -7,
    clearness: [0.66, 0.03],
    airC: [23, 11, 7],
  },
  {
    name: 'Denver',
    site: place(39.74, -105.0, 1610),
    timeZone: 'America/Denver',
    utcOffsetH: -7,
    clearness: [0.59, 0.02],
    airC: [8, 14, 7],
  },
  {
    name: 'Albany',
    site: place(42.65, -73.76, 60),
    timeZone: 'America/New_York',
    utcOffsetH: -5,
    clearness: [0.45, 0.06],
    airC: [6, 16, 5],
  },
  {
    name: 'Seville',
    site: place(37.39, -5.99, 10),
    timeZone: 'Europe/Madrid',
    utcOffsetH: 1,
    clearness: [0.6, 0.07],
    airC: [19, 9, 6],
  },
  {
    name: 'Hamburg',
    site: place(53.55, 9.99, 10),
    timeZone: 'Europe/Berlin',
    utcOffsetH: 1,
    clearness: [0.39, 0.07],
    airC: [8, 10, 4],
  },
  {
    name: 'Nagpur',
    site: place(21.15, 79.09, 310),
    timeZone: 'Asia/Kolkata',
    utcOffsetH: 5.5,
    clearness: [0.55, -0.1],
    airC: [27, 5, 6],
  },
  {
    name: 'Adelaide',
    site: place(-34.93, 138.6, 50),
    timeZone: 'Australia/Adelaide',
    utcOffsetH: 9.5,
    clearness: [0.56, 0.05],
    airC: [16, 7, 5],
  },
  {
    name: 'Antofagasta',
    site: place(-23.65, -70.4, 500),
    timeZone: 'America/Santiago',
    utcOffsetH: -4,
    clearness: [0.66, 0.04],
    airC: [17, 4, 5],
  },
  {
    name: 'Upington',
    site: place(-28.45, 21.26, 840),
    timeZone: 'Africa/Johannesburg',
    utcOffsetH: 2,
    clearness: [0.66, 0.01],
    airC: [21, 8, 8],
  },
]

export function normalsOf({ site, clearness, airC }: Climate): MonthlyNormals {
  const warmest = site.latitudeDeg > 0 ? 6.5 : 0.5
  const months = Array.from({ length: 12 }, (_, month) =>
    Math.cos((2 * Math.PI * (month - warmest)) / 12),
  )
  const [meanC, summerC, dailyC] = airC
  return {
    light: {
      kind: 'clearness',
      ratio: months.map((summer) => clearness[0] + clearness[1] * summer),
    },
    dailyMaxAirC: months.map((summer) => meanC + summerC * summer + dailyC),
    dailyMinAirC: months.map((summer) => meanC + summerC * summer - dailyC),
    windMPerS: months.map(() => 2.5),
    relativeHumidityPercent: months.map(() => 50),
  }
}
