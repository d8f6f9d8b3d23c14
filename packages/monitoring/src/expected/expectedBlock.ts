import type { Block, BlockRatings, ExpectedSteps } from '@duet/engine'
import type { ExpectedBlock } from '../model/plantDay.ts'

/** Facts of a block that its expected series come with. */
export type ExpectedFacts = Pick<
  ExpectedBlock,
  'blockId' | 'inverterCount' | 'ratedAcW' | 'dcCapacityW' | 'pmpPerK' | 'tracker'
>

type ExpectedSeriesName = Exclude<keyof ExpectedBlock, keyof ExpectedFacts>

export function expectedFacts(block: Block, ratings: BlockRatings): ExpectedFacts {
  return {
    blockId: block.id,
    inverterCount: block.inverterCount,
    ratedAcW: ratings.nominalAcW / block.inverterCount,
    dcCapacityW: ratings.nominalDcW,
    pmpPerK: ratings.pmpPerK,
    ...trackerFacts(block),
  }
}

function trackerFacts({ mount, rows }: Block): Pick<ExpectedFacts, 'tracker'> {
  if (mount.kind !== 'singleAxis' || rows === undefined) return {}
  const { axisAzimuthDeg, minAngleDeg, maxAngleDeg } = mount
  const groundCoverRatio = rows.collectorWidthM / rows.pitchM
  if (isSouthward(axisAzimuthDeg))
    return { tracker: { axisAzimuthDeg, minAngleDeg, maxAngleDeg, groundCoverRatio } }
  return {
    tracker: {
      axisAzimuthDeg: axisAzimuthDeg + 180,
      minAngleDeg: -maxAngleDeg,
      maxAngleDeg: -minAngleDeg,
      groundCoverRatio,
    },
  }
}

/** The engine's rotation is right-handed about the axis: positive faces west where the axis points south. */
export function isSouthward(azimuthDeg: number): boolean {
  const turned = ((azimuthDeg % 360) + 360) % 360
  return turned > 90 && turned <= 270
}

/** Joins what the engine gave for ranges that follow one another. */
export function expectedBlock(
  block: Block,
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
  const trackerAngleDeg = joined('trackerAngleDeg')
  const isTurned = block.mount.kind === 'singleAxis' && !isSouthward(block.mount.axisAzimuthDeg)
  return {
    ...facts,
    acW: joined('acW'),
    dcW: joined('dcW'),
    poaFrontWm2: joined('poaFrontWm2'),
    poaRearWm2: joined('poaRearWm2'),
    cellC: joined('cellC'),
    trackerAngleDeg: isTurned ? trackerAngleDeg.map((deg) => -deg) : trackerAngleDeg,
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
