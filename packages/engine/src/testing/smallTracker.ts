import type { Block } from '../model/block.ts'
import { TRACKER_BLOCK } from './blocks.ts'
import { fieldBlock } from './fieldBlocks.ts'

/** Six rows of one short bifacial tracker each, on a tube, that turn little: few turns and classes to trace. 9.6 kWp at one inverter. */
export function smallTrackerBlock(): Block {
  return fieldBlock({
    rows: 6,
    tablesPerRow: 1,
    mount: {
      kind: 'singleAxis',
      axisAzimuthDeg: 180,
      minAngleDeg: -5,
      maxAngleDeg: 5,
      backtracking: true,
      slopeAware: true,
      stowAngleDeg: 0,
    },
    structure: {
      columns: 4,
      planeOffsetM: 0.1,
      frameDepthM: 0.03,
      tube: { kind: 'round', radiusM: 0.06 },
    },
    block: {
      inverterCount: 1,
      inverter: {
        ...TRACKER_BLOCK.inverter,
        conversion: { kind: 'pvwatts', nominalEfficiency: 0.96, pdc0W: 10000 },
        maxAcPowerW: 9600,
        maxApparentPowerVa: 11000,
        selfConsumptionW: 0,
        nightTareW: 1,
        derating: [],
      },
      mvTransformer: {
        nominalPowerVa: 12000,
        ironLossW: 10,
        nightDisconnect: false,
        copperLossAtNominalW: 100,
      },
    },
  })
}
