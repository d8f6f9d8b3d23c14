import { EVENT_TYPES } from '../model/event.ts'
import type { SampleFault } from './sampleFault.ts'
import type { SampleBlock, SamplePlant } from './samplePlant.ts'

/** What of a plant its energy comes from. */
export interface PlantPower extends Pick<SamplePlant, 'startUtcMs' | 'inverters'> {
  readonly blocks: readonly Pick<SampleBlock, 'ratedAcW' | 'potentialW' | 'limitW'>[]
}

/** What every inverter gives, and who has taken what is missing. */
export interface PlantEnergy {
  /** All well, W, [inverters][n]. */
  readonly expectedW: readonly Float64Array[]
  readonly actualW: readonly Float64Array[]
  /** Allocated to each fault, sum of all inverters, W, [faults][n]. */
  readonly lostW: readonly Float64Array[]
}

/**
 * Power of a plant with its faults, and what each one costs: its potential is the power without faults less that with this
 * fault alone, and causes take from what is missing in the order of `EVENT_TYPES`, each at most its potential (D-17). Of
 * two faults of one type the earlier one takes first.
 */
export function plantEnergy(plant: PlantPower, faults: readonly SampleFault[]): PlantEnergy {
  const n = plant.startUtcMs.length
  const expectedW = plant.inverters.map(({ block, gain }) => {
    const { potentialW, limitW } = at(plant.blocks, block)
    return potentialW.map((watt, i) => Math.max(0, Math.min(limitW[i], watt * gain)))
  })
  const lostW = faults.map(() => new Float64Array(n))
  const order = faults
    .map((fault, index) => ({ fault, index }))
    .toSorted(
      (a, b) =>
        EVENT_TYPES.indexOf(a.fault.type) - EVENT_TYPES.indexOf(b.fault.type) ||
        a.fault.from - b.fault.from,
    )
  const actualW = expectedW.map((expected, inverter) => {
    const actual = expected.slice()
    const own = order.flatMap(({ fault, index }) => {
      const place = fault.inverters.indexOf(inverter)
      return place < 0 || fault.effect.kind === 'none' ? [] : [{ fault, index, place }]
    })
    for (let i = 0; i < n; i++) {
      const active = own.filter(({ fault }) => i >= fault.from && i < fault.to)
      if (active.length === 0 || expected[i] <= 0) continue
      actual[i] = powerAt(plant, inverter, i, active)
      let missing = expected[i] - actual[i]
      for (const cause of active) {
        if (missing <= 0) break
        const taken = Math.min(missing, expected[i] - powerAt(plant, inverter, i, [cause]))
        at(lostW, cause.index)[i] += taken
        missing -= taken
      }
    }
    return actual
  })
  return { expectedW, actualW, lostW }
}

function powerAt(
  { blocks, inverters }: PlantPower,
  inverter: number,
  i: number,
  active: readonly { readonly fault: SampleFault; readonly place: number }[],
): number {
  const { block, gain } = at(inverters, inverter)
  const { potentialW, limitW, ratedAcW } = at(blocks, block)
  let watt = potentialW[i] * gain
  let most = limitW[i]
  for (const { fault, place } of active) {
    const { effect } = fault
    if (effect.kind === 'off') return 0
    if (effect.kind === 'limit') most = Math.min(most, effect.share * ratedAcW)
    if (effect.kind === 'dc') watt *= at(effect.factors, place)[i - fault.from]
  }
  return Math.max(0, Math.min(most, watt))
}

function at<T>(list: readonly T[], index: number): T {
  const value = list[index]
  if (value === undefined) throw new RangeError(`there is no element ${index} of ${list.length}`)
  return value
}
