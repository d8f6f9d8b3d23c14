import type { Block } from '../model/block.ts'
import { MODULE, TRACKER_BLOCK } from './blocks.ts'

const ROWS = 25
const TABLES_PER_ROW = 40
const PITCH_M = 6.5
const COLUMNS = 26
const ALONG_M = 1.134
const ACROSS_M = 2.278
const COLUMN_GAP_M = 0.02
const TABLE_GAP_M = 0.5
const CELL_ROWS = 24

/** 1,000 tables of 26 half-cut bifacial modules on trackers with tube, posts and frames: 10 MWp in 25 rows. */
export function largeFieldBlock(): Block {
  const lengthM = COLUMNS * (ALONG_M + COLUMN_GAP_M) - COLUMN_GAP_M
  const slotPitchM = lengthM + TABLE_GAP_M
  const count = ROWS * TABLES_PER_ROW
  return {
    ...TRACKER_BLOCK,
    rows: { pitchM: PITCH_M, collectorWidthM: ACROSS_M, centreHeightM: 1.6 },
    allowances: {
      rearStructureShadeFraction: 0,
      transmissionFraction: 0,
      rearMismatchFraction: 0,
      frontMismatchFraction: 0.01,
    },
    module: { ...MODULE, lengthM: ACROSS_M, widthM: ALONG_M },
    modulesPerString: COLUMNS,
    stringCount: count,
    inverterCount: 33,
    inverter: {
      ...TRACKER_BLOCK.inverter,
      minMpptVoltageV: 700,
      maxMpptVoltageV: 1300,
      maxDcVoltageV: 1500,
    },
    field: {
      structure: {
        tiers: 1,
        columns: COLUMNS,
        moduleAlongM: ALONG_M,
        moduleAcrossM: ACROSS_M,
        columnGapM: COLUMN_GAP_M,
        tierGapM: 0,
        frameDepthM: 0.035,
        cellRows: Array.from({ length: CELL_ROWS }, (_, row) => ({
          fromM: 0.02 + row * 0.0932,
          toM: 0.02 + row * 0.0932 + 0.091,
        })),
        planeOffsetM: 0.11,
        tube: { kind: 'round', radiusM: 0.075 },
        posts: {
          section: { kind: 'rectangular', widthM: 0.15, depthM: 0.15 },
          columns: 5,
          tiers: 1,
          tierDistanceM: 0,
        },
        moduleReflectance: 0.05,
        structureReflectance: 0.4,
      },
      circuit: {
        layout: {
          cellRows: CELL_ROWS,
          cellColumns: 6,
          bypassRows: 1,
          bypassColumns: 3,
          parallelRows: 2,
          parallelColumns: 1,
          bypassV: -0.6,
        },
        lightBy: 'row',
      },
      eastM: Float64Array.from(
        { length: count },
        (_, i) => Math.floor(i / TABLES_PER_ROW) * PITCH_M,
      ),
      northM: Float64Array.from({ length: count }, (_, i) => (i % TABLES_PER_ROW) * slotPitchM),
      centreHeightM: 1.6,
      slotPitchM,
    },
  }
}
