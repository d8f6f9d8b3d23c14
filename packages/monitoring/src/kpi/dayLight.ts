import { sum } from '@duet/units'
import type { DayLight, ExpectedBlock, PlantDay } from '../model/plantDay.ts'

/** Cell temperature at STC, °C. */
const STC_C = 25

/** Light on the open planes of a day, of the weather that was; intervals without weather count for nothing. */
export function dayLight({ expected, stepS }: Pick<PlantDay, 'expected' | 'stepS'>): DayLight {
  const capacityW = sum(expected.map(({ dcCapacityW }) => dcCapacityW))
  const mean = (of: (block: ExpectedBlock) => Float64Array): number =>
    capacityW > 0
      ? (sum(expected.map((block) => block.dcCapacityW * sum(of(block)))) / capacityW) *
        (stepS / 3.6e6)
      : 0
  return {
    poa_kwh_m2: mean(({ poaFrontWm2 }) => poaFrontWm2.map((light) => light || 0)),
    poa_at_25c_kwh_m2: mean(({ poaFrontWm2, cellC, pmpPerK }) =>
      poaFrontWm2.map((light, i) => light * (1 + pmpPerK * (cellC[i] - STC_C)) || 0),
    ),
  }
}
