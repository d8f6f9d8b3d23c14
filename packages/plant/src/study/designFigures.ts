import type { BlockRatings } from '@duet/engine'
import { type TableGeometry, tableGeometry } from '../components/table/tableGeometry.ts'
import { linkedComponents } from '../document/linkedComponents.ts'
import type { PlantDocument } from '../document/plantDocument.ts'
import { designQuantities } from '../summary/designQuantities.ts'
import type { StudyCase } from './studyEdits.ts'

const M2_PER_HA = 10_000

/** What is known of a point of a study as soon as its design is laid out. */
export interface DesignFigures {
  /** Of the chosen blocks, the highest; null where there is no plane of modules. */
  readonly gcr: number | null
  /** Within the perimeters; null where it is not known. */
  readonly land_ha: number | null
  /** Ground that the tables take: their number by their pitch along and across the rows. */
  readonly table_land_ha: number
  readonly table_count: number
  readonly module_count: number
  readonly nominal_dc_kw: number
  readonly nominal_ac_kw: number
  readonly dc_ac_ratio: number
}

/** Land within the perimeters of the chosen blocks, ha: no parameter of a study moves them. */
export const landOfStudy = ({ document, input }: StudyCase): number | null =>
  designQuantities(
    document,
    input.blockIds.map((id) => ({ id, table_count: 0, row_count: 0, coldestAirC: 0 })),
  ).land_ha

/** A block as it is laid out. */
export interface LaidOutBlock {
  readonly id: string
  readonly table_count: number
  readonly ratings: Pick<BlockRatings, 'nominalDcW' | 'nominalAcW' | 'moduleCount'>
}

/** What is known of a point before its run. */
export function designFigures(
  document: PlantDocument,
  blocks: readonly LaidOutBlock[],
  landHa: number | null,
): DesignFigures {
  const planes = blocks.flatMap(({ id, table_count: tables }) => {
    const geometry = geometryOf(document, id)
    return geometry ? [{ ...geometry, tables }] : []
  })
  const sum = (of: (block: LaidOutBlock) => number): number =>
    blocks.reduce((total, block) => total + of(block), 0)
  const dcW = sum(({ ratings }) => ratings.nominalDcW)
  const acW = sum(({ ratings }) => ratings.nominalAcW)
  return {
    gcr: planes.length === 0 ? null : Math.max(...planes.map(({ gcr }) => gcr)),
    land_ha: landHa,
    table_land_ha:
      planes.reduce((m2, plane) => m2 + plane.tables * plane.slotPitchM * plane.rowPitchM, 0) /
      M2_PER_HA,
    table_count: sum((block) => block.table_count),
    module_count: sum(({ ratings }) => ratings.moduleCount),
    nominal_dc_kw: dcW / 1000,
    nominal_ac_kw: acW / 1000,
    dc_ac_ratio: acW > 0 ? dcW / acW : 0,
  }
}

function geometryOf(document: PlantDocument, id: string): TableGeometry | undefined {
  const block = document.blocks.find((one) => one.id === id)
  const { table, panel } = block ? linkedComponents(document, block) : {}
  return table && panel && tableGeometry(table, panel)
}
