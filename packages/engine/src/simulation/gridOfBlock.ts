import { HOUR_S, RAD_TO_DEG } from '@duet/units'
import type { FieldFactors } from '../field/fieldFactors.ts'
import type { FieldPlan } from '../field/fieldPlan.ts'
import { type SunGrid, type SunGridDetail, sunGrid } from '../field/sunGrid.ts'
import type { TurnOf } from '../field/turnedShade.ts'
import type { Block } from '../model/block.ts'
import type { Weather } from '../model/weather.ts'
import type { Vector3 } from '../scene/scene.ts'
import { planeOrientation } from '../tracking/orientation.ts'
import { rowTurns } from './turning/rowTurns.ts'

/** Steps of a series from which on a grid of the sun's places is cheaper than sums at each step; a year of ten minutes has more, one of quarters of an hour fewer. */
const LEAST_STEPS = 40_000

/** For power alone: four times the nodes' distance costs less than 0.005 % of a year's energy. */
const POWER_GRID: SunGridDetail = { nodeStepDeg: 4.4, turnToleranceDeg: 2 }

/** The last grid of each block: all ranges of a run read one. */
type KnownGrids = WeakMap<Block, { readonly factors: FieldFactors; readonly grid: SunGrid }>
const accountGrids: KnownGrids = new WeakMap()
const powerGrids: KnownGrids = new WeakMap()

/** Undefined for a series of hours, or one too short: its light is summed at each step. The whole series decides, whatever range of it is run. */
export function gridOfBlock(
  block: Block,
  { stepS, intervalStartUtcMs }: Weather,
  plan: FieldPlan,
  factors: FieldFactors,
): SunGrid | undefined {
  if (stepS >= HOUR_S || intervalStartUtcMs.length < LEAST_STEPS) return undefined
  return knownGrid(accountGrids, block, factors, () => sunGrid(plan, factors, turnTowards(block)))
}

/** For power alone: any series is read from the coarser grid, whatever its length. */
export function powerGridOfBlock(block: Block, plan: FieldPlan, factors: FieldFactors): SunGrid {
  return knownGrid(powerGrids, block, factors, () =>
    sunGrid(plan, factors, turnTowards(block), POWER_GRID),
  )
}

function knownGrid(
  grids: KnownGrids,
  block: Block,
  factors: FieldFactors,
  make: () => SunGrid,
): SunGrid {
  const known = grids.get(block)
  if (known?.factors === factors) return known.grid
  const grid = make()
  grids.set(block, { factors, grid })
  return grid
}

/** How the tables of a block turn to a sun, without wind or the strategy's choice. */
export function turnTowards(block: Block): (sun: Vector3) => TurnOf {
  const { mount, rows, slope } = block
  if (mount.kind !== 'singleAxis') return () => () => (mount.kind === 'fixed' ? mount.tiltDeg : NaN)
  return ([east, north, up]) => {
    const inputs = {
      zenithDeg: Float64Array.of(Math.acos(up) * RAD_TO_DEG),
      sunAzimuthDeg: Float64Array.of(Math.atan2(east, north) * RAD_TO_DEG),
      slope,
      ...(rows && { groundCoverRatio: rows.collectorWidthM / rows.pitchM }),
    }
    const { rotationDeg } = planeOrientation(mount, inputs)
    const turns = rowTurns(block, inputs, rotationDeg)
    return turns ? (table) => turns.at(table, 0) : () => rotationDeg[0]
  }
}
