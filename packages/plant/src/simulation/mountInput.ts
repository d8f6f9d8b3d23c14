import { AppError } from '@duet/contract'
import type { Mount, OpticalAllowances, Rows, TrackerStrategy, WindStow } from '@duet/engine'
import { percentToFraction } from '@duet/units'
import type { Block } from '../block/block.ts'
import type { TrackerControl } from '../block/trackerControl.ts'
import type { TableGeometry } from '../components/table/tableGeometry.ts'
import type { TableParameters } from '../components/table/tableParameters.ts'
import type { Assumption } from './assumption.ts'

/**
 * Allowances of the reference method of domain.md 6.0, for light that is not traced:
 * what tube, posts and rails take from the rear; the part of the rear gain lost to uneven light;
 * the mismatch between modules.
 */
export const REAR_STRUCTURE_SHADE_FRACTION = 0.05
export const REAR_MISMATCH_FRACTION = 0.03
export const MODULE_MISMATCH_FRACTION = 0.01

export interface MountInput {
  readonly mount: Mount
  readonly assumptions: readonly Assumption[]
}

/** Orientation and its control. */
export function mountInput(
  table: TableParameters,
  control: Pick<Block, 'slope_aware_tracking' | 'terrain_type'> & TrackerControl,
): MountInput {
  switch (table.tracking_type) {
    case 0:
      return {
        mount: { kind: 'fixed', tiltDeg: table.tilt, azimuthDeg: fromNorth(table.azimuth) },
        assumptions: [],
      }
    case 1:
      return { mount: singleAxis(table, control), assumptions: [] }
    case 2:
      return dualAxis(table, windStow(control))
  }
}

function singleAxis(
  table: TableParameters,
  control: Pick<Block, 'slope_aware_tracking' | 'terrain_type'> & TrackerControl,
): Mount {
  const [minAngleDeg, maxAngleDeg] = table.track_angle_bounds
  const { wind_stow_angle, snow_stow_depth, snow_stow_angle } = control
  const { tracker_offset: offset, tracker_stuck_angle: stuck } = control
  const wind = windStow(control)
  return {
    kind: 'singleAxis',
    axisAzimuthDeg: fromNorth(table.azimuth),
    minAngleDeg,
    maxAngleDeg,
    backtracking: table.backtracking_enabled,
    slopeAware: control.slope_aware_tracking,
    stowAngleDeg: table.stow_angle,
    ...(control.backtracking_by === 'row' && control.terrain_type !== 'flat' && { byRow: true }),
    ...(control.tracker_rotation === 'sun' && { ignoresMeasured: true }),
    ...(control.tracking_strategy === 'diffuse' && { strategy: diffuseStrategy(control) }),
    ...(wind && {
      windStow: { ...wind, ...(wind_stow_angle != null && { angleDeg: wind_stow_angle }) },
    }),
    ...(snow_stow_depth != null && {
      snowStow: { depthCm: snow_stow_depth, angleDeg: snow_stow_angle ?? maxAngleDeg },
    }),
    ...(offset != null && { offsetDeg: offset }),
    ...(stuck != null && { stuckAngleDeg: stuck }),
  }
}

function diffuseStrategy({ diffuse_share_percentage: share }: TrackerControl): TrackerStrategy {
  return {
    kind: 'diffuseOptimised',
    ...(share != null && { leastDiffuseFraction: percentToFraction(share) }),
  }
}

function windStow({ wind_stow_speed, wind_stow_hours }: TrackerControl): WindStow | undefined {
  if (wind_stow_speed == null) return undefined
  return {
    speedMPerS: wind_stow_speed,
    ...(wind_stow_hours != null && { holdH: wind_stow_hours }),
  }
}

/**
 * Azimuth bounds (-180..180) are turns from the table's azimuth, so that a tracker that rests to the south may turn to both
 * sides. Bounds whose range passes north do not limit it: the engine's range goes from 0 to 360.
 */
function dualAxis(table: TableParameters, wind: WindStow | undefined): MountInput {
  const middleDeg = fromNorth(table.azimuth)
  const minAzimuthDeg = middleDeg + table.track_azimuth_bounds[0]
  const maxAzimuthDeg = middleDeg + table.track_azimuth_bounds[1]
  const isWithinTurn = minAzimuthDeg >= 0 && maxAzimuthDeg <= 360
  const reason = 'The azimuth bounds pass north: they are not applied.'
  return {
    mount: {
      kind: 'dualAxis',
      minTiltDeg: Math.max(0, table.track_angle_bounds[0]),
      maxTiltDeg: table.track_angle_bounds[1],
      minAzimuthDeg: isWithinTurn ? minAzimuthDeg : 0,
      maxAzimuthDeg: isWithinTurn ? maxAzimuthDeg : 360,
      ...(wind && { windStow: wind }),
    },
    assumptions: isWithinTurn
      ? []
      : [{ field: 'track_azimuth_bounds', value: '0 to 360', unit: '°', reason }],
  }
}

/**
 * Neighbour rows; undefined when the block has one row.
 *
 * @throws AppError INVALID_INPUT when the row spacing is not above 0
 */
export function rowsInput(geometry: TableGeometry, rowCount: number | undefined): Rows | undefined {
  if (rowCount === 1) return undefined
  if (!(geometry.rowPitchM > 0)) {
    throw new AppError('INVALID_INPUT', 'The table needs a row spacing above 0.', {
      field: 'row_spacing',
    })
  }
  return {
    pitchM: geometry.rowPitchM,
    collectorWidthM: geometry.widthM,
    centreHeightM: geometry.centreHeightM,
  }
}

type BlockLosses = Pick<
  Block,
  | 'module_mismatch_percentage'
  | 'module_quality_percentage'
  | 'rear_mismatch_percentage'
  | 'rear_soiling_percentage'
  | 'rear_shade_percentage'
>

interface AllowancesInput {
  readonly allowances: OpticalAllowances
  readonly assumptions: readonly Assumption[]
}

/** A loss as the block says it, else a usual or a computed one, which is told. */
export interface Allowance {
  readonly fraction: number
  readonly assumptions: readonly Assumption[]
}

/** Only what the table has: no rear losses without a rear, no structure shade without structure. */
export function allowancesInput(
  block: BlockLosses,
  table: TableParameters,
  geometry: TableGeometry,
  bifaciality: number,
  computedMismatch: Allowance | undefined,
): AllowancesInput {
  const isBifacial = bifaciality > 0
  const hasStructure =
    (table.tracking_type === 1 && table.torque_tube_enabled) ||
    table.vertical_posts_enabled ||
    table.in_plane_racking_enabled
  const shade = allowance(
    isBifacial ? block.rear_shade_percentage : 0,
    hasStructure ? REAR_STRUCTURE_SHADE_FRACTION : 0,
    'rear_structure_shade',
    'Usual share of the rear light taken by tube, posts and rails.',
  )
  const mismatch = allowance(
    isBifacial ? block.rear_mismatch_percentage : 0,
    REAR_MISMATCH_FRACTION,
    'rear_mismatch',
    'Usual share of the rear gain lost to uneven rear light.',
  )
  const modules = moduleAllowances(block, computedMismatch)
  return {
    allowances: {
      ...modules.allowances,
      rearStructureShadeFraction: shade.fraction,
      transmissionFraction: openFraction(table, geometry),
      rearMismatchFraction: mismatch.fraction,
    },
    assumptions: [...shade.assumptions, ...mismatch.assumptions, ...modules.assumptions],
  }
}

/** Of traced light: structure, gaps and uneven light are computed; what is left are the modules themselves and their dirt. */
export function tracedAllowances(
  block: BlockLosses,
  computedMismatch: Allowance | undefined,
): AllowancesInput {
  const { allowances, assumptions } = moduleAllowances(block, computedMismatch)
  return {
    allowances: {
      ...allowances,
      rearStructureShadeFraction: 0,
      transmissionFraction: 0,
      rearMismatchFraction: 0,
    },
    assumptions,
  }
}

type ModuleAllowances = Pick<
  OpticalAllowances,
  'frontMismatchFraction' | 'qualityFraction' | 'rearSoilingFraction'
>

function moduleAllowances(
  block: BlockLosses,
  computedMismatch: Allowance | undefined,
): {
  readonly allowances: ModuleAllowances
  readonly assumptions: readonly Assumption[]
} {
  const { module_quality_percentage: quality, rear_soiling_percentage: rearSoiling } = block
  const mismatch =
    computedMismatch ??
    allowance(
      block.module_mismatch_percentage,
      MODULE_MISMATCH_FRACTION,
      'module_mismatch',
      'Usual mismatch between modules.',
    )
  return {
    allowances: {
      frontMismatchFraction: mismatch.fraction,
      ...(quality != null && { qualityFraction: percentToFraction(quality) }),
      ...(rearSoiling != null && { rearSoilingFraction: percentToFraction(rearSoiling) }),
    },
    assumptions: mismatch.assumptions,
  }
}

function allowance(
  percentage: number | null | undefined,
  usualFraction: number,
  field: string,
  reason: string,
): Allowance {
  if (percentage != null) return { fraction: percentToFraction(percentage), assumptions: [] }
  const told = usualFraction > 0 ? [{ field, value: 100 * usualFraction, unit: '%', reason }] : []
  return { fraction: usualFraction, assumptions: told }
}

/** Open area between modules and tables over the area of the plane, from the geometry. */
function openFraction(table: TableParameters, geometry: TableGeometry): number {
  // trackers of two axes stand apart: the room between them is no part of the plane
  const alongM = table.tracking_type === 2 ? geometry.lengthM : geometry.slotPitchM
  const modulesM2 = geometry.modulesPerTable * geometry.moduleAlongM * geometry.moduleAcrossM
  return Math.max(0, 1 - modulesM2 / (geometry.widthM * alongM))
}

/** -180..180 to 0..360, clockwise from north. */
function fromNorth(azimuthDeg: number): number {
  return ((azimuthDeg % 360) + 360) % 360
}
