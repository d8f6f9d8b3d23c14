import { componentDefaults, type TableParameters } from '@duet/plant'
import { RAD_TO_DEG } from '@duet/units'
import type { PvsystOrientation } from '../../pvsyst/types.ts'
import type { PlanContext } from './importPlan.ts'
import { valueText } from './valueText.ts'

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

/** What becomes of an orientation, line by line. */
export function writeOrientationRows(
  { book, variant }: PlanContext,
  orientation: PvsystOrientation | undefined,
  table: TableParameters,
): void {
  const name = orientation ? `Orientation ${orientation.number}` : 'Orientation'
  if (!orientation || orientation.kind === 'unknown') {
    book.write('Blocks', 'assumed', {
      item: name,
      given: orientation?.fieldType ?? '',
      becomes: `Fixed tables, ${table.tilt}° to the ${table.azimuth === 0 ? 'north' : 'south'}`,
      note: 'The kind of this orientation is not known: set tilt and azimuth of the table.',
    })
    return
  }
  const isTracker = table.tracking_type === 1
  book.write('Blocks', 'taken', {
    item: `${name}: ${isTracker ? 'axis' : 'plane'}`,
    given: planeText(planeOf(orientation)),
    becomes: isTracker
      ? `Trackers, axis ${table.azimuth}°, turning ${table.track_angle_bounds.join('° to ')}°`
      : `Tables of ${table.tilt}°, facing ${table.azimuth}°`,
  })
  writeSpacing(book, name, orientation, table)
  writeUntaken(book, name, orientation)
  if (isTracker) {
    const heightM = variant.content.common.bifacial?.axisHeightM ?? null
    book.write('Blocks', heightM === null ? 'assumed' : 'taken', {
      item: `${name}: height of the axis`,
      given: heightM === null ? '' : valueText(heightM, 'm'),
      becomes: `Height of the tube ${valueText(table.torque_tube_height, 'm')}`,
    })
  }
}

interface Plane {
  readonly tiltDeg: number
  readonly azimuthDeg: number
}

/** Of trackers the axis. */
export function planeOf(orientation: Exclude<PvsystOrientation, { kind: 'unknown' }>): Plane {
  return orientation.kind === 'trackers'
    ? { tiltDeg: orientation.axisTiltDeg, azimuthDeg: orientation.axisAzimuthDeg }
    : orientation
}

const planeText = ({ tiltDeg, azimuthDeg }: Plane): string =>
  `tilt ${valueText(tiltDeg, '°')}, azimuth ${valueText(azimuthDeg, '°')}`

type Book = PlanContext['book']

function writeSpacing(
  book: Book,
  name: string,
  orientation: PvsystOrientation,
  { row_spacing }: TableParameters,
): void {
  const pitchM = 'pitchM' in orientation ? orientation.pitchM : null
  book.write('Blocks', pitchM === null ? 'assumed' : 'taken', {
    item: `${name}: pitch`,
    given: pitchM === null ? '' : valueText(pitchM, 'm'),
    becomes: `Row spacing ${valueText(row_spacing, 'm')}`,
    note:
      pitchM === null
        ? 'The variant has no rows: they are spread so that none shades another at noon in midwinter.'
        : '',
  })
}

/** What an orientation has and a table has not. */
function writeUntaken(book: Book, name: string, orientation: PvsystOrientation): void {
  if (orientation.kind === 'fixed' && (orientation.baseSlopeDeg ?? 0) !== 0) {
    book.write('Blocks', 'not_taken', {
      item: `${name}: slope along the row`,
      given: valueText(orientation.baseSlopeDeg ?? 0, '°'),
      note: 'Rows of tables are level; set the slope of the ground in the block.',
    })
  }
  if (orientation.kind === 'trackers' && orientation.axisTiltDeg !== 0) {
    book.write('Blocks', 'not_taken', {
      item: `${name}: tilt of the axis`,
      given: valueText(orientation.axisTiltDeg, '°'),
      note: 'Axes follow the ground; set the slope of the ground in the block.',
    })
  }
  if ('inactiveBandsM' in orientation && (orientation.inactiveBandsM ?? 0) > 0) {
    book.write('Blocks', 'not_taken', {
      item: `${name}: inactive bands`,
      given: valueText(orientation.inactiveBandsM ?? 0, 'm'),
      note: 'A table is as wide as its modules.',
    })
  }
}
