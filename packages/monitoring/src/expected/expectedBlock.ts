import type { Block, BlockRatings, ExpectedSteps } from '@duet/engine'
import type { ExpectedBlock } from '../model/plantDay.ts'

/** Facts of a block that its expected series come with. */
export type ExpectedFacts = Pick<
  ExpectedBlock,
  'blockId' | 'inverterCount' | 'ratedAcW' | 'dcCapacityW'
>

type ExpectedSeriesName = Exclude<keyof ExpectedBlock, keyof ExpectedFacts>

export function expectedFacts(block: Block, ratings: BlockRatings): ExpectedFacts {
  return {
    blockId: block.id,
    inverterCount: block.inverterCount,
    ratedAcW: ratings.nominalAcW / block.inverterCount,
    dcCapacityW: ratings.nominalDcW,
  }
}

/** Joins what the engine gave for ranges that follow one another. */
export function expectedBlock(
  facts: ExpectedFacts,
  parts: readonly ExpectedSteps[],
): ExpectedBlock {
  const joined = (name: ExpectedSeriesName): Float64Array => {
    const out = new Float64Array(parts.reduce((n, part) => n + part[name].length, 0))
    let at = 0
    for (const part of parts) {
      out.set(part[name], at)
      at += part[name].length
    }
    return out
  }
  return {
    ...facts,
    acW: joined('acW'),
    dcW: joined('dcW'),
    poaFrontWm2: joined('poaFrontWm2'),
    poaRearWm2: joined('poaRearWm2'),
    cellC: joined('cellC'),
    trackerAngleDeg: joined('trackerAngleDeg'),
    soilingFraction: joined('soilingFraction'),
  }
}

/** The steps from `from` to before `to`; the arrays look into those of the whole. */
export function cutExpected(
  block: ExpectedBlock,
  { from, to }: { readonly from: number; readonly to: number },
): ExpectedBlock {
  return {
    ...block,
    acW: block.acW.subarray(from, to),
    dcW: block.dcW.subarray(from, to),
    poaFrontWm2: block.poaFrontWm2.subarray(from, to),
    poaRearWm2: block.poaRearWm2.subarray(from, to),
    cellC: block.cellC.subarray(from, to),
    trackerAngleDeg: block.trackerAngleDeg.subarray(from, to),
    soilingFraction: block.soilingFraction.subarray(from, to),
  }
}
