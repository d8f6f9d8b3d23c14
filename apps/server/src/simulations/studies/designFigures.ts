import {
  designQuantities,
  linkedComponents,
  type PlantDocument,
  type TableGeometry,
  tableGeometry,
} from '@duet/plant'
import type { RunBlock } from '@duet/results/run'
import type { StudyDesign } from '@duet/results/study'
import type { LitBlock } from '../plan/planBlocks.ts'
import type { StudyCase } from './studyEdits.ts'

const M2_PER_HA = 10_000

/** Land within the perimeters of the chosen blocks, ha: no parameter of a study moves them. */
export const landOfStudy = ({ document, input }: StudyCase): number | null =>
  designQuantities(
    document,
    input.blockIds.map((id) => ({ id, table_count: 0, row_count: 0, coldestAirC: 0 })),
  ).land_ha

/** What is known of a point before its run. */
export function designFigures(
  document: PlantDocument,
  lit: readonly LitBlock[],
  landHa: number | null,
): StudyDesign {
  const planes = lit.flatMap(({ run }) => {
    const geometry = geometryOf(document, run)
    return geometry ? [{ ...geometry, tables: run.table_count }] : []
  })
  const sum = (of: (block: LitBlock) => number): number =>
    lit.reduce((total, block) => total + of(block), 0)
  const dcW = sum(({ ratings }) => ratings.nominalDcW)
  const acW = sum(({ ratings }) => ratings.nominalAcW)
  return {
    gcr: planes.length === 0 ? null : Math.max(...planes.map(({ gcr }) => gcr)),
    land_ha: landHa,
    table_land_ha:
      planes.reduce((m2, plane) => m2 + plane.tables * plane.slotPitchM * plane.rowPitchM, 0) /
      M2_PER_HA,
    table_count: sum(({ run }) => run.table_count),
    module_count: sum(({ ratings }) => ratings.moduleCount),
    nominal_dc_kw: dcW / 1000,
    nominal_ac_kw: acW / 1000,
    dc_ac_ratio: acW > 0 ? dcW / acW : 0,
  }
}

function geometryOf(document: PlantDocument, { id }: RunBlock): TableGeometry | undefined {
  const block = document.blocks.find((one) => one.id === id)
  const { table, panel } = block ? linkedComponents(document, block) : {}
  return table && panel && tableGeometry(table, panel)
}
