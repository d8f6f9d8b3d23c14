import type { Block } from '../../model/block.ts'
import type { BlockSeries } from '../../model/output.ts'
import { type InverterLimits, inverterLimits } from './inverterLimits.ts'

/** Inverters of a block that have as many strings each. */
export interface InverterGroup {
  /** The block as if all its strings were on such inverters; their number is then no whole one. */
  readonly block: Block
  readonly limits: InverterLimits
  /** Share of the block's strings that are on these. */
  readonly share: number
  /** Series of `block` from the inverters' inputs to their outputs; the others are those of the block that the group is of. */
  readonly out: BlockSeries
}

/** Series that each group has of its own. Powers and currents are sums over the groups. */
const OF_GROUP = [
  'dcAfterWireW',
  'dcAfterWindowW',
  'dcAfterCurrentLimitW',
  'dcAfterPowerLimitW',
  'dcMppW',
  'dcCurrentA',
  'acAfterEfficiencyW',
  'acAfterClippingW',
  'acAfterSubClippingW',
  'acAfterDeratingW',
  'acAfterSelfConsumptionW',
  'acInverterW',
] as const satisfies readonly (keyof BlockSeries)[]

/** Strings spread evenly, also in fractions: one group, whose series are those of the block. */
export function evenGroup(block: Block, out: BlockSeries): readonly InverterGroup[] {
  return [{ block, limits: inverterLimits(block), share: 1, out }]
}

/**
 * The groups of a block's inverters.
 *
 * All strings of a block give the same, so that those of a group are a share of all: what its inverters do is found over the
 * strings of the whole block, which then need `stringCount` / `stringsPerInverter` of them, and counts by that share.
 */
export function inverterGroups(block: Block, out: BlockSeries): readonly InverterGroup[] {
  const { inverterGroups: groups, stringCount } = block
  if (groups === undefined) return evenGroup(block, out)
  return groups.map(({ inverterCount, stringsPerInverter }) => {
    const whole = { ...block, inverterCount: stringCount / stringsPerInverter }
    const own = [...OF_GROUP, 'dcVoltageV'].map((name) => [name, new Float64Array(out.airC.length)])
    return {
      block: whole,
      limits: inverterLimits(whole),
      share: (inverterCount * stringsPerInverter) / stringCount,
      out: { ...out, ...Object.fromEntries(own) },
    }
  })
}

/** Writes the series of the block from those of its groups. The voltage is the mean that the power comes at. */
export function joinGroups(groups: readonly InverterGroup[], out: BlockSeries): void {
  if (groups.length === 0 || groups[0].out === out) return
  for (const name of OF_GROUP) joinSeries(groups, out, name)
  out.dcVoltageV.fill(0)
  for (const { share, out: own } of groups) {
    for (let i = 0; i < out.dcVoltageV.length; i++) {
      if (!(out.dcMppW[i] > 0)) continue
      out.dcVoltageV[i] += (own.dcVoltageV[i] * share * own.dcMppW[i]) / out.dcMppW[i]
    }
  }
}

/** Writes one series of the block, the sum over its groups. */
export function joinSeries(
  groups: readonly InverterGroup[],
  out: BlockSeries,
  name: (typeof OF_GROUP)[number],
): void {
  if (groups[0].out === out) return
  const sum = out[name].fill(0)
  for (const { share, out: own } of groups) {
    for (let i = 0; i < sum.length; i++) sum[i] += share * own[name][i]
  }
}
