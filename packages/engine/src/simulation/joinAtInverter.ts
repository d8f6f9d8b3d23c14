import { sum } from '@duet/units'
import { onePowerFactor } from '../inverter/powerFactor.ts'
import type { Block } from '../model/block.ts'
import type { BlockSeries } from '../model/output.ts'
import { runAcStages } from './acStages.ts'
import { makeBlockSeries } from './blockSeries.ts'
import { evenGroup } from './inverters/inverterGroups.ts'

/** A block and its series over the same steps as the others'. */
export interface JoinedPart {
  readonly block: Block
  readonly series: BlockSeries
}

/** Series of a whole that are the same for all parts, or that only one part knows. */
const OF_FIRST: ReadonlySet<string> = new Set([
  'sunElevationDeg',
  'sunAzimuthDeg',
  'trackerAngleDeg',
  'surfaceTiltDeg',
  'surfaceAzimuthDeg',
  'ghiWm2',
  'dniWm2',
  'dhiWm2',
  'airC',
])

/**
 * Blocks of unlike orientation on the same inverters: DC powers and currents are summed, the inverters see the voltage that the
 * power comes at on average, and the AC stages run once for all, with inverters, line, transformer and power factor of the first block, always the same and with strings spread evenly. Light
 * and cell temperature become means over the area of the modules; orientations are the first block's. Clipping is not parted by the
 * hour: all of it is in `acAfterClippingW`, in short steps too.
 *
 * @throws RangeError for no parts, or series of unequal length
 */
export function joinAtInverter(parts: readonly JoinedPart[]): BlockSeries {
  const [first] = parts
  if (first === undefined) throw new RangeError('got no blocks to join')
  const n = first.series.ghiWm2.length
  const areas = parts.map(({ block }) => moduleArea(block))
  const area = sum(areas)
  const out = makeBlockSeries(n)
  const named = parts.map(({ series }) => new Map(Object.entries(series)))
  for (const [name, joined] of Object.entries(out)) {
    if (name.startsWith('ac') || name === 'reactiveVar' || name === 'dcVoltageV') continue
    const isSum = name.startsWith('dc')
    named.forEach((series, part) => {
      const values = series.get(name)
      if (values?.length !== n) {
        throw new RangeError(`got ${values?.length} steps of ${name}, expected ${n}`)
      }
      const share = OF_FIRST.has(name) ? Number(part === 0) : areas[part] / area
      const weight = isSum ? 1 : share
      for (let i = 0; i < n; i++) joined[i] += weight * values[i]
    })
  }
  for (const { series } of parts) {
    for (let i = 0; i < n; i++) {
      if (out.dcMppW[i] > 0) {
        out.dcVoltageV[i] += (series.dcVoltageV[i] * series.dcMppW[i]) / out.dcMppW[i]
      }
    }
  }
  runAcStages(
    first.block,
    onePowerFactor(first.block.powerFactor),
    out,
    evenGroup(first.block, out),
  )
  return out
}

function moduleArea({ module, modulesPerString, stringCount }: Block): number {
  return module.lengthM * module.widthM * modulesPerString * stringCount
}
