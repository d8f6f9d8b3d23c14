import { componentDefaults, type TableParameters } from '@duet/plant'
import { RAD_TO_DEG } from '@duet/units'
import type { PvsystOrientation } from '../../pvsyst/orientationTypes.ts'
import type { PlanContext } from './importPlan.ts'

/** Lowest and steepest a plain field of rows is spread for: elevation of the sun at noon in midwinter, degrees. */
const LOWEST_SUN_DEG = 10
const AXIAL_TILT_DEG = 23.44

type OrientationFields = Partial<TableParameters>

/** Fields of a table that its orientation gives. */
export function orientationFields(
  { variant, place, choice }: PlanContext,
  orientation: PvsystOrientation | undefined,
): OrientationFields {
  const { bifacial, isBacktracking } = variant.content.common
  switch (orientation?.kind) {
    case 'trackers': {
      const usual = componentDefaults('table')
      const heightM = bifacial?.axisHeightM ?? usual.torque_tube_height
      return {
        tracking_type: 1,
        azimuth: toTableAzimuth(orientation.axisAzimuthDeg),
        row_spacing: orientation.pitchM ?? usual.row_spacing,
        torque_tube_height: choice.usesStarterDefaults
          ? heightM - usual.torque_tube_rotation_radius
          : heightM,
        track_angle_bounds: orientation.rotationLimitsDeg,
        backtracking_enabled: orientation.isBacktracking ?? isBacktracking ?? true,
        stow_angle: 0,
      }
    }
    case 'fixed rows':
    case 'fixed':
      return {
        tracking_type: 0,
        tilt: Math.min(90, orientation.tiltDeg),
        azimuth: toTableAzimuth(orientation.azimuthDeg),
        row_spacing:
          (orientation.kind === 'fixed rows' ? orientation.pitchM : null) ??
          openSpacingM(orientation.tiltDeg, place.latitude),
      }
    case 'unknown':
    case undefined:
      return { tracking_type: 0, tilt: 20, azimuth: equatorwards(place.latitude) }
  }
}

const equatorwards = (latitudeDeg: number): number => (latitudeDeg < 0 ? 0 : 180)

/** 0..360 to what a table has, -180..180. */
const toTableAzimuth = (azimuthDeg: number): number =>
  azimuthDeg > 180 ? azimuthDeg - 360 : azimuthDeg

/** Rows of tables 4.5 m deep that do not shade each other at noon in midwinter. */
function openSpacingM(tiltDeg: number, latitudeDeg: number): number {
  const sunDeg = Math.max(LOWEST_SUN_DEG, 90 - Math.abs(latitudeDeg) - AXIAL_TILT_DEG)
  const tilt = tiltDeg / RAD_TO_DEG
  const spacingM = 4.5 * (Math.cos(tilt) + Math.sin(tilt) / Math.tan(sunDeg / RAD_TO_DEG))
  return Number(spacingM.toFixed(2))
}
