import type { Block } from '@duet/engine'
import type { PanelParameters } from '@duet/plant'
import type { ProjectVariant } from './project.ts'

/** Rows and tables of a field whose middle is as good as endless. */
const ROWS = 41
const TABLES_PER_ROW = 41
/** Faces of modules behind their glass. */
const MODULE_REFLECTANCE = 0.05

/**
 * The endless trackers of a variant as tables in space: one string a table, tables end to end without gaps, the inactive bands as
 * plane without cells. PVsyst has no tube and no posts: its rear shading factor stands for them.
 */
export function tracedField(
  { field, array, bifacial, report }: ProjectVariant,
  panel: PanelParameters,
): NonNullable<Block['field']> {
  const acrossM = field.collectorWidthM + field.inactiveBandsM
  const modules = array.modulesPerString * array.stringCount
  const alongM = report.moduleAreaM2 / modules / field.collectorWidthM
  const lengthM = array.modulesPerString * alongM
  const count = ROWS * TABLES_PER_ROW
  const row = (i: number): number => Math.floor(i / TABLES_PER_ROW) - (ROWS - 1) / 2
  const slot = (i: number): number => (i % TABLES_PER_ROW) - (TABLES_PER_ROW - 1) / 2
  const axis = (field.axisAzimuthDeg * Math.PI) / 180
  const place = (i: number, along: number, across: number): number =>
    slot(i) * lengthM * along + row(i) * field.pitchM * across
  return {
    structure: {
      tiers: 1,
      columns: array.modulesPerString,
      moduleAlongM: alongM,
      moduleAcrossM: acrossM,
      columnGapM: 0,
      tierGapM: 0,
      frameDepthM: 0,
      cellRows: cellRows(panel.cells[0], field.collectorWidthM, field.inactiveBandsM / 2),
      planeOffsetM: 0,
      moduleReflectance: MODULE_REFLECTANCE,
      structureReflectance: 0,
    },
    circuit: {
      layout: {
        cellRows: panel.cells[0],
        cellColumns: panel.cells[1],
        bypassRows: panel.bypass_diodes[0],
        bypassColumns: panel.bypass_diodes[1],
        parallelRows: panel.parallel_string_per_diode[0],
        parallelColumns: panel.parallel_string_per_diode[1],
        bypassV: panel.bypass_diode_max_neg_v,
      },
      lightBy: 'row',
    },
    eastM: Float64Array.from({ length: count }, (_, i) => place(i, Math.sin(axis), Math.cos(axis))),
    northM: Float64Array.from({ length: count }, (_, i) =>
      place(i, Math.cos(axis), -Math.sin(axis)),
    ),
    centreHeightM: bifacial?.axisHeightM ?? 1.5,
    slotPitchM: lengthM,
  }
}

/** Rows of cells that share the width of the modules between the bands. */
function cellRows(
  count: number,
  widthM: number,
  bandM: number,
): readonly { readonly fromM: number; readonly toM: number }[] {
  const stepM = widthM / count
  return Array.from({ length: count }, (_, i) => ({
    fromM: bandM + i * stepM,
    toM: bandM + (i + 1) * stepM,
  }))
}
