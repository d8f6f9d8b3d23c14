import type { Mount, Site } from '@duet/engine'

/** The National Renewable Energy Laboratory at Golden. */
export const GOLDEN: Site = { latitudeDeg: 39.742, longitudeDeg: -105.173, altitudeM: 1800 }
export const QUARTER_S = 900
/** Standard time of the place. */
export const MST_H = -7
/** The two roofs of the Solar Energy Research Facility. */
export const SERF_MOUNT: Mount = { kind: 'fixed', tiltDeg: 45, azimuthDeg: 158 }

/** What its plants have in common. */
export const AT_GOLDEN = {
  site: GOLDEN,
  timeZone: 'Etc/GMT+7',
  inverterCount: 1,
  stepS: QUARTER_S,
} as const
