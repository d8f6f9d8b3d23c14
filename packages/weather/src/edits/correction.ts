import { latitudeText, longitudeText, zoneText } from '../checks/placeTexts.ts'
import type { WeatherSeries } from '../series/weatherSeries.ts'
import { movedTimes } from './applyEdit.ts'

/** What was wrong about the times or the place of a series. */
export interface WeatherCorrection {
  /** Local standard time less UTC, hours. */
  readonly local_time_zone?: number | undefined
  /**
   * Under a new zone: `labels`, the times of the file stay what they say, so that their instants move; `instants`, the
   * instants are right and local standard time alone is another, as of a file in UTC. Absent: `labels`
   */
  readonly zone_keeps?: 'labels' | 'instants' | undefined
  readonly interval_alignment?: WeatherSeries['alignment'] | undefined
  readonly latitude?: number | undefined
  /** East positive. */
  readonly longitude?: number | undefined
  readonly altitude_m?: number | undefined
}

/** The part of an interval that lies before its label. */
const LABEL_SHARES: Readonly<Record<WeatherSeries['alignment'], number>> = {
  beginning: 0,
  center: 0.5,
  ending: 1,
}

/** The series with its times and place put right; its values stay as they are. */
export function correctSeries(series: WeatherSeries, correction: WeatherCorrection): WeatherSeries {
  const { alignment, utcOffsetH, stepS } = series
  const newZoneH = correction.local_time_zone ?? utcOffsetH
  const newAlignment = correction.interval_alignment ?? alignment
  const zoneMin = correction.zone_keeps === 'instants' ? 0 : (utcOffsetH - newZoneH) * 60
  const labelMin = ((LABEL_SHARES[alignment] - LABEL_SHARES[newAlignment]) * stepS) / 60
  const placed: WeatherSeries = {
    ...series,
    alignment: newAlignment,
    utcOffsetH: newZoneH,
    latitudeDeg: correction.latitude ?? series.latitudeDeg,
    longitudeDeg: correction.longitude ?? series.longitudeDeg,
    altitudeM: correction.altitude_m ?? series.altitudeM,
  }
  return movedTimes(placed, zoneMin + labelMin)
}

const ALIGNMENT_TEXTS = {
  beginning: 'the beginning',
  center: 'the centre',
  ending: 'the end',
} as const

const placeText = (northDeg: number, eastDeg: number): string =>
  `${latitudeText(northDeg)}, ${longitudeText(eastDeg)}`

/** What is changed, in words; empty: nothing is. */
export function correctionText(
  before: Pick<WeatherSeries, 'alignment' | 'utcOffsetH' | 'latitudeDeg' | 'longitudeDeg'> & {
    /** Null: not known. */
    readonly altitudeM: number | null
  },
  correction: WeatherCorrection,
): string {
  const { local_time_zone: zone, interval_alignment: alignment, altitude_m: height } = correction
  const { latitude = before.latitudeDeg, longitude = before.longitudeDeg } = correction
  const retained = correction.zone_keeps === 'instants' ? 'instants' : 'labels'
  const isMoved = latitude !== before.latitudeDeg || longitude !== before.longitudeDeg
  const parts = [
    zone !== undefined &&
      zone !== before.utcOffsetH &&
      `time zone ${zoneText(zone)} instead of ${zoneText(before.utcOffsetH)}, the ${retained} of the rows kept`,
    alignment !== undefined &&
      alignment !== before.alignment &&
      `times label ${ALIGNMENT_TEXTS[alignment]} of their intervals instead of ${ALIGNMENT_TEXTS[before.alignment]}`,
    isMoved &&
      `place ${placeText(latitude, longitude)} instead of ${placeText(before.latitudeDeg, before.longitudeDeg)}`,
    height !== undefined &&
      height !== before.altitudeM &&
      `height ${height} m instead of ${before.altitudeM === null ? 'none' : `${before.altitudeM} m`}`,
  ]
  return parts.filter((part) => part !== false).join('; ')
}
