import type { Block } from '../simulation/input.ts'
import { TRACKER_BLOCK } from './blocks.ts'
import { fieldBlock } from './fieldBlocks.ts'

/** Six rows of one short bifacial tracker each, on a tube, that turn little: few turns and classes to trace. */
export function smallTrackerBlock(): Block {
  return fieldBlock({
    rows: 6,
    tablesPerRow: 1,
    mount: { ...TRACKER_BLOCK.mount, minAngleDeg: -20, maxAngleDeg: 20 } as Block['mount'],
    structure: {
      columns: 17,
      planeOffsetM: 0.1,
      frameDepthM: 0.03,
      tube: { kind: 'round', radiusM: 0.06 },
    },
  })
}
