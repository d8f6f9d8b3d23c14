import type { SunPathDay } from '@duet/weather'
import { sunPathDays } from '@duet/weather'
import { type ReactNode, useMemo } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import classes from './HorizonInput.module.css'
import { type HorizonFrame, placeOf } from './horizonPoints.ts'

/** Any year: the paths of the 21st differ by hundredths of a degree. */
const YEAR = 2026
/** Half of the year: the sun comes back along the same paths. */
const FIRST_MONTH = 5

/** Where the sun of the project goes on the 21st of June to December. */
export function SunLines({ frame }: { readonly frame: HorizonFrame }): ReactNode {
  const { latitude, longitude, altitude_m } = useCurrentProject()
  const days = useMemo(
    () =>
      sunPathDays(
        {
          latitudeDeg: latitude,
          longitudeDeg: longitude,
          altitudeM: altitude_m ?? 0,
          utcOffsetH: longitude / 15,
        },
        YEAR,
      ).slice(FIRST_MONTH),
    [latitude, longitude, altitude_m],
  )
  return days.map((day) => (
    <path key={day.date} className={classes['sun']} d={pathOf(day, frame)} />
  ))
}

/** The line is broken where the sun crosses north. */
function pathOf({ azimuthDeg, elevationDeg }: SunPathDay, frame: HorizonFrame): string {
  return azimuthDeg
    .map((azimuth, i) => {
      const isBroken = i === 0 || Math.abs(azimuth - (azimuthDeg[i - 1] ?? azimuth)) > 180
      const place = placeOf({ azimuth, elevation: elevationDeg[i] ?? 0 }, frame)
      return `${isBroken ? 'M' : 'L'}${place.map((value) => value.toFixed(1)).join(' ')}`
    })
    .join('')
}
