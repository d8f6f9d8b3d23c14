import type { TableParameters } from '@duet/plant'
import type { PvsystOrientation } from '../../pvsyst/orientationTypes.ts'
import { hasEndlessRows } from './endlessRows.ts'
import type { PlanContext } from './importPlan.ts'
import { type Plane, planeOf } from './orientationPlane.ts'
import { valueText } from './valueText.ts'

/** What becomes of an orientation, line by line. */
export function writeOrientationRows(
  context: PlanContext,
  orientation: PvsystOrientation | undefined,
  table: TableParameters,
): void {
  const { book, variant } = context
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
  if (hasEndlessRows(context, orientation)) {
    book.write('Blocks', 'taken', {
      item: `${name}: rows`,
      given: 'without end',
      becomes: 'Light between rows: endless, 2-D',
      note: 'To see tables, structure and obstacles in the light, set "Tables, 3-D" in the block.',
    })
  }
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
