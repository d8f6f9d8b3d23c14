import type { IntervalAlignment, WeatherWarning } from '@duet/formats'
import { DAY_MIN, median } from '@duet/units'
import { offsetText, zoneText } from '../checks/placeTexts.ts'
import { lightClock } from '../series/lightClock.ts'
import { globalIrradiance } from '../series/skySeries.ts'
import type { WeatherSeries } from '../series/weatherSeries.ts'

/** What of the times nobody has answered, so that the light may decide it. */
export interface OpenTimes {
  readonly alignment: boolean
  readonly clock: boolean
  /** Of the labels as they were read, hours; the series' own offset is that of local standard time. */
  readonly clockOffsetH: number
  /** The file names no clock at all: the one of the series is the longitude's. */
  readonly isClockUnknown: boolean
  /** Without a word of the file on it, the alignment is a guess from the first rows. */
  readonly isAlignmentSaid: boolean
}

export interface MendedTimes {
  readonly alignment?: IntervalAlignment
  readonly clockOffsetH?: number
  /** Absent: as it was. */
  readonly localTimeZoneH?: number
  readonly warning: WeatherWarning
}

const ALIGNMENTS = ['beginning', 'center', 'ending'] as const
const LABELS = { beginning: 'the beginning', center: 'the centre', ending: 'the end' } as const
/** What may be left between the light of clear days and the sun when a cause is found. */
const REST_MIN = 8
/** Clear days whose light is spread wider than this do not show half an hour. */
const MOST_SPREAD_MIN = 8
/** Zones lie within this of the sun's time at their place. */
const MOST_FROM_SUN_H = 2.6

/**
 * Finds what would set the light of clear days right where it is off: another meaning of the labels, the other sign of
 * the time zone, or another zone that the longitude allows. Nothing where no cause explains it.
 */
export function mendedTimes(series: WeatherSeries, open: OpenTimes): MendedTimes | undefined {
  if (!open.alignment && !open.clock) return undefined
  const { offset, clearDays } = lightClock(series, globalIrradiance(series))
  if (offset?.basis !== 'clear_days') return undefined
  const late = offset.minutes
  const spread = median(clearDays.map(({ offsetMin }) => Math.abs(offsetMin - late)))
  if (Math.abs(late) <= offset.toleranceMin || spread > MOST_SPREAD_MIN) return undefined
  const fits = ({ minutes }: Pick<Cause, 'minutes'>): boolean => {
    const rest = Math.abs(wrapped(late - minutes))
    return rest <= REST_MIN && 3 * rest <= Math.abs(late)
  }
  const best = causes(series, open).find(fits)
  // the other sign of the longitude is a question of the place, which the checks of the values ask
  const sunH = series.longitudeDeg / 15
  const isSignOfPlace = Math.abs(open.clockOffsetH + sunH) < Math.abs(open.clockOffsetH - sunH) - 1
  if (best?.isOtherZone && isSignOfPlace && fits({ minutes: 120 * sunH })) return undefined
  if (!best) return undefined
  const message = `On ${offset.dayCount} clear days the centre of the light lies ${offsetText(late)} the sun with ${stated(series, open)}; ${best.text} fits the sun and was taken.${otherSign(best, series)} Say it otherwise at import where that is wrong.`
  const { alignment, clockOffsetH, localTimeZoneH } = best
  return {
    ...(alignment === undefined ? {} : { alignment }),
    ...(clockOffsetH === undefined ? {} : { clockOffsetH }),
    ...(localTimeZoneH === undefined ? {} : { localTimeZoneH }),
    warning: { code: 'time_mended', message },
  }
}

/** Two signs that contradict each other: the light cannot say which of them is meant. */
function otherSign({ isReversed }: Cause, { longitudeDeg }: WeatherSeries): string {
  if (isReversed !== true) return ''
  return ` If it is the longitude whose sign is wrong (${(-longitudeDeg).toFixed(2)} instead of ${longitudeDeg.toFixed(2)}), correct that in the file and the time zone stays.`
}

function stated({ alignment }: WeatherSeries, { isClockUnknown, clockOffsetH }: OpenTimes): string {
  const zone = isClockUnknown ? 'the zone of its longitude' : 'its clock'
  return `times that label ${LABELS[alignment]} of their intervals in ${zoneText(clockOffsetH)}, ${zone}`
}

interface Cause {
  /** By which the light would be late, minutes. */
  readonly minutes: number
  readonly alignment?: IntervalAlignment
  readonly clockOffsetH?: number
  readonly localTimeZoneH?: number
  /** Another zone beside the sign of the one that was said. */
  readonly isOtherZone?: boolean
  readonly isReversed?: boolean
  readonly text: string
}

/** The likeliest first. */
function causes(series: WeatherSeries, open: OpenTimes): readonly Cause[] {
  const labels = open.alignment ? labelCauses(series) : []
  const zones = open.clock ? zoneCauses(series, open) : []
  const { clockOffsetH } = open
  const isFarZone =
    clockOffsetH !== 0 && Math.abs(clockOffsetH - series.longitudeDeg / 15) > MOST_FROM_SUN_H
  const isZoneFirst = isFarZone || (open.isClockUnknown && open.isAlignmentSaid)
  return isZoneFirst ? [...zones, ...labels] : [...labels, ...zones]
}

function labelCauses({ alignment, stepS }: WeatherSeries): readonly Cause[] {
  const taken = ALIGNMENTS.indexOf(alignment)
  return ALIGNMENTS.flatMap((meant, place) =>
    place === taken
      ? []
      : [
          {
            minutes: (place - taken) * (stepS / 120),
            alignment: meant,
            text: `${LABELS[meant]} of the intervals`,
          },
        ],
  )
}

/** Zones beside whole hours that places have, hours from UTC. */
const BROKEN_ZONES_H = [-9.5, -3.5, 3.5, 4.5, 5.5, 5.75, 6.5, 8.75, 9.5, 10.5, 12.75]

function zoneCauses(
  { longitudeDeg }: WeatherSeries,
  { isClockUnknown, clockOffsetH }: OpenTimes,
): readonly Cause[] {
  const sunH = longitudeDeg / 15
  const reversed = -clockOffsetH
  const whole = Array.from({ length: 27 }, (_, at) => at - 12)
  const zones = [...(isClockUnknown ? [...whole, ...BROKEN_ZONES_H] : whole)]
    .filter((zone) => zone !== reversed && zone !== clockOffsetH)
    .toSorted((a, b) => Math.abs(a - sunH) - Math.abs(b - sunH))
  const local = [reversed, ...zones]
    .filter((zone) => zone !== clockOffsetH && Math.abs(zone - sunH) <= MOST_FROM_SUN_H)
    .map((zone) => ({
      minutes: (zone - clockOffsetH) * 60,
      clockOffsetH: zone,
      localTimeZoneH: zone,
      isOtherZone: zone !== reversed,
      isReversed: zone === reversed,
      text:
        zone === reversed
          ? `time zone ${zoneText(zone)}, the other sign,`
          : `time zone ${zoneText(zone)}`,
    }))
  if (clockOffsetH === 0) return local
  // local standard time stays the place's own
  return [...local, { minutes: -clockOffsetH * 60, clockOffsetH: 0, text: 'a clock in UTC' }]
}

/** −720 to 720. */
const wrapped = (minutes: number): number => minutes - DAY_MIN * Math.round(minutes / DAY_MIN)
