import { QCRAD_LIMITS, type QcradComponent, qcradMostWm2 } from '@duet/engine'
import type { LightColumn } from '../series/columnUnits.ts'
import type { SkySeries } from '../series/skySeries.ts'
import type { WeatherCheck } from '../series/weatherReport.ts'
import {
  type CheckTexts,
  countFailed,
  localText,
  newTally,
  notChecked,
  resultOfShare,
  rowCheck,
  shareText,
} from './rowCheck.ts'

/**
 * The rules of the Baseline Surface Radiation Network. They were made for means of one minute; means of an hour
 * stay within them more easily.
 */
export const QCRAD =
  'C. N. Long, Y. Shi, An automated quality assessment and control algorithm for surface radiation measurements, The Open Atmospheric Science Journal 2 (2008) 23-37; C. N. Long, E. G. Dutton, BSRN Global Network recommended QC tests, V2.0 (2010)'

const COMPONENTS: Readonly<Record<LightColumn, QcradComponent>> = {
  ghi_wm2: 'ghi',
  dhi_wm2: 'dhi',
  dni_wm2: 'dni',
}

/** Greatest value of a component that is possible, or not extremely rare, W/m². */
export function componentLimitWm2(
  { cosZenith, extraterrestrialWm2 }: SkySeries,
  column: LightColumn,
  kind: 'possible' | 'rare',
  row: number,
): number {
  return qcradMostWm2(COMPONENTS[column], kind, extraterrestrialWm2[row], cosZenith[row])
}

/** Physically possible and extremely rare limits of each component that the series has. */
export function limitChecks(sky: SkySeries): readonly WeatherCheck[] {
  const columns = ['ghi_wm2', 'dhi_wm2', 'dni_wm2'] as const
  return columns.flatMap((column) => {
    const values = sky.columns[column]
    if (!values) return []
    return [limitCheck(sky, column, values, 'possible'), limitCheck(sky, column, values, 'rare')]
  })
}

/** A pyranometer reads so much below 0 under a clear night; `nightCheck` reports it. */
const LOWEST_OFFSET_WM2 = -15

const KINDS = {
  possible: {
    code: 'limits',
    title: 'Physically possible limits',
    shares: { warning: 0, failure: 0.005 },
    what: 'outside of what is physically possible',
    advice: 'Check the unit, the time labels and the place; leave wrong rows out.',
  },
  rare: {
    code: 'rare_limits',
    title: 'Extremely rare limits',
    shares: { warning: 0.005, failure: 0.05 },
    what: 'beyond what is extremely rare',
    advice: 'A few are weather; many are a sensor, its unit or its time labels.',
  },
} as const

function limitCheck(
  sky: SkySeries,
  column: LightColumn,
  values: Float64Array,
  kind: 'possible' | 'rare',
): WeatherCheck {
  const component = COMPONENTS[column]
  const name = component.toUpperCase()
  const { least, plus } = QCRAD_LIMITS[component][kind]
  const { code, title, shares, what, advice } = KINDS[kind]
  const { cosZenith } = sky
  const tally = newTally()
  for (let i = 0; i < values.length; i++) {
    const value = values[i]
    if (Number.isNaN(value)) continue
    tally.checked += 1
    // most rows are far from a limit, and powers are slow
    if (value >= 0 && value <= plus) continue
    if (value < 0 && value >= LOWEST_OFFSET_WM2 && cosZenith[i] === 0) continue
    if (value < least || value > componentLimitWm2(sky, column, kind, i)) countFailed(tally, i)
  }
  const texts: CheckTexts = { code, title: `${title} of ${name}`, column, source: QCRAD }
  if (tally.failed === 0) return rowCheck(sky, texts, tally, 'passed', 'All rows are within.')
  const message = `${shareText(tally)} are ${what}, first ${values[tally.first].toFixed(0)} W/m² at ${localText(sky, tally.first)}.`
  const result = resultOfShare(tally, shares)
  return rowCheck(sky, texts, tally, result, result === 'passed' ? message : `${message} ${advice}`)
}

const CLOSURE: CheckTexts = {
  code: 'closure',
  title: 'GHI against DNI and DHI',
  source: QCRAD,
}

/** GHI against DNI·cos z + DHI: within 8 % for zeniths below 75°, 15 % to 93°, where the sum exceeds 50 W/m². */
export function closureCheck(sky: SkySeries): WeatherCheck {
  const { ghi_wm2: ghi, dni_wm2: dni, dhi_wm2: dhi } = sky.columns
  if (!ghi || !dni || !dhi) {
    return notChecked(CLOSURE, 'Needs GHI, DNI and DHI; the series has not all three.')
  }
  const tally = newTally()
  let sumGhi = 0
  let sumParts = 0
  for (let i = 0; i < ghi.length; i++) {
    const parts = dni[i] * sky.cosZenith[i] + dhi[i]
    const zenith = sky.sun.apparentZenithDeg[i]
    if (!(parts > 50) || Number.isNaN(ghi[i]) || zenith > 93) continue
    tally.checked += 1
    sumGhi += ghi[i]
    sumParts += parts
    if (Math.abs(ghi[i] / parts - 1) > (zenith < 75 ? 0.08 : 0.15)) countFailed(tally, i)
  }
  if (tally.checked === 0) return notChecked(CLOSURE, 'No row has all three above 50 W/m².')
  const percent = 100 * (sumGhi / sumParts - 1)
  const message = `${shareText(tally)} are more than 8 % apart (15 % at low sun); over all rows GHI is ${Math.abs(percent).toFixed(1)} % ${percent < 0 ? 'below' : 'above'} its parts.`
  const result = resultOfShare(tally, { warning: 0.05, failure: 0.25 })
  const advice =
    ' Check that the columns are not swapped, that DNI is on a plane facing the sun, and the time labels.'
  return rowCheck(sky, CLOSURE, tally, result, result === 'passed' ? message : message + advice)
}

const DIFFUSE: CheckTexts = {
  code: 'diffuse_ratio',
  title: 'Diffuse against global irradiance',
  source: QCRAD,
}

/** DHI/GHI below 1.05 for zeniths below 75°, 1.10 to 93°, where GHI exceeds 50 W/m². */
export function diffuseRatioCheck(sky: SkySeries): WeatherCheck {
  const { ghi_wm2: ghi, dhi_wm2: dhi } = sky.columns
  if (!ghi || !dhi) return notChecked(DIFFUSE, 'Needs GHI and DHI; the series has not both.')
  const tally = newTally()
  for (let i = 0; i < ghi.length; i++) {
    const zenith = sky.sun.apparentZenithDeg[i]
    if (!(ghi[i] > 50) || Number.isNaN(dhi[i]) || zenith > 93) continue
    tally.checked += 1
    if (dhi[i] > ghi[i] * (zenith < 75 ? 1.05 : 1.1)) countFailed(tally, i)
  }
  if (tally.checked === 0) return notChecked(DIFFUSE, 'No row has GHI above 50 W/m².')
  const result = resultOfShare(tally, { warning: 0.005, failure: 0.05 })
  if (tally.failed === 0)
    return rowCheck(sky, DIFFUSE, tally, result, 'Diffuse never exceeds global irradiance.')
  const message = `Diffuse is more than 5 % above global irradiance (10 % at low sun) in ${shareText(tally)}, first at ${localText(sky, tally.first)}.`
  const advice = ' Check that the columns are not swapped.'
  return rowCheck(sky, DIFFUSE, tally, result, result === 'passed' ? message : message + advice)
}
