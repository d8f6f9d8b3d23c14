import { degreesToRadians } from '@duet/units'
import { panelDefaults } from '../components/panel/panelDefaults.ts'
import { tableGeometry } from '../components/table/tableGeometry.ts'
import type { Starter } from './starter.ts'
import { FIXED_2P } from './tableStarters.ts'

/** Earth's tilt: how far the sun stands from the equator on the shortest day, degrees. */
const SOLSTICE_DEG = 23.44
/** Flatter tables are not washed by rain. */
const LOWEST_TILT_DEG = 10
const HIGHEST_TILT_DEG = 40
/** Ground cover ratios between which rows of fixed tables are put: an assumption of early design, without a source. */
const MOST_COVER = 0.4
const LEAST_COVER = 0.3

/** Where fixed tables face: 180 south of the latitude 0, 0 north of it. */
export const towardsEquatorDeg = (latitudeDeg: number): 0 | 180 => (latitudeDeg < 0 ? 0 : 180)

/**
 * Tilt of a fixed plane with the most light in a year, degrees: fits of third order to PVWatts at sites of all countries, one for
 * each hemisphere. Southern tilts of the source are negative, towards the north.
 *
 * @see M. Z. Jacobson, V. Jadhav, Solar Energy 169 (2018) 55-66, doi:10.1016/j.solener.2018.04.030, figure 1
 */
export function optimalTiltDeg(latitudeDeg: number): number {
  const l = latitudeDeg
  return l < 0
    ? -(-0.41657 + l * (1.4216 + l * (0.024051 + l * 0.00021828)))
    : 1.3793 + l * (1.2011 + l * (-0.014404 + l * 0.000080509))
}

/**
 * The usual fixed table where a plant lies: it faces the equator, is tilted for the most light within 10° to 40°, and its rows
 * let the noon sun of the shortest day through, within ground cover ratios of 0.3 to 0.4 of the usual panel.
 */
export function fixedTableAt(latitudeDeg: number): Starter<'table'> {
  const azimuth = towardsEquatorDeg(latitudeDeg)
  const tilt = Math.min(
    HIGHEST_TILT_DEG,
    Math.max(LOWEST_TILT_DEG, Math.round(optimalTiltDeg(latitudeDeg))),
  )
  const facing = azimuth === 180 ? 'south' : 'north'
  return {
    name: `Fixed tilt 2P x 26, ${tilt}° ${facing}`,
    parameters: {
      ...FIXED_2P.parameters,
      azimuth,
      tilt,
      row_spacing: rowSpacingM(latitudeDeg, tilt),
    },
    source: 'Tilt of Jacobson and Jadhav (2018); rows free of shade at noon of the shortest day',
  }
}

function rowSpacingM(latitudeDeg: number, tiltDeg: number): number {
  const widthM = tableGeometry(FIXED_2P.parameters, panelDefaults).widthM
  const tilt = degreesToRadians(tiltDeg)
  const noonDeg = Math.max(1, 90 - Math.abs(latitudeDeg) - SOLSTICE_DEG)
  const freeM = widthM * (Math.cos(tilt) + Math.sin(tilt) / Math.tan(degreesToRadians(noonDeg)))
  const spacingM = Math.min(widthM / LEAST_COVER, Math.max(widthM / MOST_COVER, freeM))
  return Math.round(spacingM * 10) / 10
}
