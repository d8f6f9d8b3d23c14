import type { WeatherSeries } from '../series/weatherSeries.ts'
import { latitudeText, longitudeText, wrapped, zoneText } from './placeTexts.ts'

/** A cause that would explain how far the light is from the sun. */
export interface Fit {
  readonly kind: 'longitude_sign' | 'both_signs' | 'label' | 'time_zone' | 'longitude' | 'shift'
  /** What would fit and what to change. */
  readonly text: string
  /** The whole sentence for a check of its own. */
  readonly advice?: string
}

type Clock = Pick<
  WeatherSeries,
  'longitudeDeg' | 'latitudeDeg' | 'utcOffsetH' | 'stepS' | 'alignment'
>

/**
 * Causes that would move the light by `offsetMin` (positive: the data are late), the likeliest first. The last is
 * always a plain shift of the times.
 */
export function wouldFit(clock: Clock, offsetMin: number, toleranceMin: number): readonly Fit[] {
  const isNear = (minutes: number): boolean =>
    Math.abs(wrappedMin(offsetMin - minutes)) <= toleranceMin
  const signs = signFits(clock, isNear)
  // a swapped sign that sets the time zone right as well is the cause
  const isCertain = signs.length > 0 && Math.abs(clock.utcOffsetH - clock.longitudeDeg / 15) > 2.5
  const others = isCertain ? [] : [...labelFits(clock, isNear), ...zoneFits(clock, isNear)]
  const shortFirst = Math.abs(offsetMin) <= 70 ? [...others, ...signs] : [...signs, ...others]
  return [...shortFirst, ...longitudeFits(clock, offsetMin, isCertain), shiftFit(offsetMin)]
}

const wrappedMin = (minutes: number): number => wrapped(minutes / 4) * 4

function signFits(clock: Clock, isNear: (minutes: number) => boolean): readonly Fit[] {
  const { longitudeDeg, utcOffsetH, latitudeDeg } = clock
  const at = `longitude ${longitudeText(-longitudeDeg)}`
  const fits: Fit[] = []
  if (Math.abs(longitudeDeg) > 2 && isNear(8 * longitudeDeg)) {
    fits.push({
      kind: 'longitude_sign',
      text: `${at}, with the other sign`,
      advice: `The light fits ${at}, not ${longitudeText(longitudeDeg)}: the sign of the longitude is swapped (east is positive). Import again with ${(-longitudeDeg).toFixed(2)}.`,
    })
  }
  const both = 8 * longitudeDeg - 120 * utcOffsetH
  if (Math.abs(wrappedMin(both)) > 20 && utcOffsetH !== 0 && isNear(both)) {
    const zone = zoneText(-utcOffsetH)
    fits.push({
      kind: 'both_signs',
      text: `${at} in ${zone}, both with the other sign, as in files that count west positive`,
      advice: `The light fits ${latitudeText(latitudeDeg)}, ${longitudeText(-longitudeDeg)} in ${zone}: the file may count longitude and time zone positive to the west, as Meteonorm's files for PVsyst do. Import again with both signs changed.`,
    })
  }
  return fits
}

const LABELS = ['beginning', 'center', 'ending'] as const
const LABEL_TEXTS = { beginning: 'the beginning', center: 'the centre', ending: 'the end' } as const

/** Labels that mean another part of their interval: half a step for each place. */
function labelFits(
  { alignment, stepS }: Clock,
  isNear: (minutes: number) => boolean,
): readonly Fit[] {
  const taken = LABELS.indexOf(alignment)
  return LABELS.flatMap((meant, place): Fit[] => {
    const offset = (place - taken) * (stepS / 120)
    if (place === taken || !isNear(offset)) return []
    const text = `times that label ${LABEL_TEXTS[meant]} of their intervals instead of ${LABEL_TEXTS[alignment]} (import again with '${meant}')`
    return [{ kind: 'label', text }]
  })
}

/** Standard times that places have beside whole hours, hours from UTC. */
const BROKEN_ZONES_H = [-9.5, -3.5, 3.5, 4.5, 5.5, 5.75, 6.5, 8.75, 9.5, 10.5, 12.75]
const ZONES_H = [...Array.from({ length: 27 }, (_, at) => at - 12), ...BROKEN_ZONES_H].toSorted(
  (a, b) => a - b,
)

/** Time zones that a place at this longitude may have. */
function zoneFits(
  { utcOffsetH, longitudeDeg }: Clock,
  isNear: (minutes: number) => boolean,
): readonly Fit[] {
  return ZONES_H.filter(
    (zone) =>
      zone !== utcOffsetH &&
      Math.abs(zone - longitudeDeg / 15) <= 2.5 &&
      isNear((zone - utcOffsetH) * 60),
  ).map((zone) => ({
    kind: 'time_zone',
    text: `time zone ${zoneText(zone)} instead of ${zoneText(utcOffsetH)}`,
  }))
}

function longitudeFits(
  { longitudeDeg }: Clock,
  offsetMin: number,
  isCertain: boolean,
): readonly Fit[] {
  if (isCertain) return []
  return [{ kind: 'longitude', text: `longitude ${longitudeText(longitudeDeg - offsetMin / 4)}` }]
}

function shiftFit(offsetMin: number): Fit {
  const minutes = Math.round(-offsetMin / 5) * 5
  return {
    kind: 'shift',
    text: `all times moved by ${minutes > 0 ? '+' : '−'}${Math.abs(minutes)} minutes`,
  }
}
