import type { BarSection, Field, TableStructure } from '@duet/engine'
import { cellLayout } from '../components/panel/cellLayout.ts'
import type { PanelParameters } from '../components/panel/panelParameters.ts'
import { type TableGeometry, tableGeometry } from '../components/table/tableGeometry.ts'
import type { ProfileShape, TableParameters } from '../components/table/tableParameters.ts'
import type { TableLayout } from '../layout/layoutTables.ts'
import type { Assumption } from './assumption.ts'
import type { ObstacleMesh } from './obstacleMeshes.ts'

/** Diffuse reflectance of the faces of a module: glass with an anti-reflective coat over dark cells. */
export const MODULE_REFLECTANCE = 0.05
/** Of galvanized steel and aluminium. */
export const STRUCTURE_REFLECTANCE = 0.4

export interface FieldInput {
  readonly field: Field
  readonly assumptions: readonly Assumption[]
}

/** Tables, structure and obstacles of a block as the engine traces them (mm and fields of records become metres). */
export function fieldInput(
  table: TableParameters,
  panel: PanelParameters,
  layout: Pick<TableLayout, 'count' | 'cornersM'>,
  obstacles: readonly ObstacleMesh[],
): FieldInput {
  const geometry = tableGeometry(table, panel)
  const eastM = new Float64Array(layout.count)
  const northM = new Float64Array(layout.count)
  for (let i = 0; i < layout.count; i++) {
    for (let corner = 0; corner < 4; corner++) {
      eastM[i] = (eastM[i] ?? 0) + (layout.cornersM[8 * i + 2 * corner] ?? 0) / 4
      northM[i] = (northM[i] ?? 0) + (layout.cornersM[8 * i + 2 * corner + 1] ?? 0) / 4
    }
  }
  return {
    field: {
      structure: tableStructure(table, panel, geometry),
      circuit: moduleCircuit(table, panel),
      eastM,
      northM,
      centreHeightM: geometry.centreHeightM,
      slotPitchM: geometry.slotPitchM,
      ...(obstacles.length > 0 && { obstacles }),
    },
    assumptions: [
      {
        field: 'module_reflectance',
        value: MODULE_REFLECTANCE,
        unit: '',
        reason: 'Diffuse reflectance of the faces of modules, for light between rows.',
      },
      {
        field: 'structure_reflectance',
        value: STRUCTURE_REFLECTANCE,
        unit: '',
        reason: 'Diffuse reflectance of tubes, posts, rails and frames.',
      },
    ],
  }
}

function tableStructure(
  table: TableParameters,
  panel: PanelParameters,
  geometry: TableGeometry,
): TableStructure {
  const hasTube = table.tracking_type === 1 && table.torque_tube_enabled
  return {
    tiers: table.num_tiers,
    columns: table.num_cols,
    moduleAlongM: geometry.moduleAlongM,
    moduleAcrossM: geometry.moduleAcrossM,
    columnGapM: table.column_gap,
    tierGapM: table.num_tiers > 1 ? table.tier_gap : 0,
    frameDepthM: panel.frame ? panel.frame_dimensions[2] / 1000 : 0,
    cellRows: cellRows(table, panel),
    planeOffsetM: hasTube ? table.torque_tube_rotation_radius : 0,
    ...(hasTube && {
      tube: section(
        table.torque_tube_shape,
        table.torque_tube_radius,
        table.torque_tube_rect_dimensions,
      ),
    }),
    ...(table.vertical_posts_enabled && {
      posts: {
        section: section(
          table.vertical_posts_shape,
          table.vertical_posts_radius,
          table.vertical_posts_dimensions,
        ),
        columns: table.num_post_cols,
        tiers: table.num_post_tiers,
        tierDistanceM: table.vertical_posts_distance,
      },
    }),
    ...(table.in_plane_racking_enabled && {
      rails: {
        widthM: table.in_plane_racking_dimensions[0],
        lengthM: table.in_plane_racking_dimensions[1],
        depthM: table.in_plane_racking_dimensions[2],
      },
    }),
    moduleReflectance: MODULE_REFLECTANCE,
    structureReflectance: STRUCTURE_REFLECTANCE,
  }
}

/** Wiring of the cells; the chord of a table runs over the rows of cells of a portrait module. */
function moduleCircuit(table: TableParameters, panel: PanelParameters): Field['circuit'] {
  const [rows, columns] = panel.cells
  const [bypassRows, bypassColumns] = panel.bypass_diodes
  const [parallelRows, parallelColumns] = panel.parallel_string_per_diode
  return {
    layout: {
      cellRows: rows,
      cellColumns: columns,
      bypassRows,
      bypassColumns,
      parallelRows,
      parallelColumns,
      bypassV: panel.bypass_diode_max_neg_v,
    },
    lightBy: table.orientation_str === 'portrait' ? 'row' : 'column',
  }
}

function section(
  shape: ProfileShape,
  radiusM: number,
  [widthM, depthM]: readonly [number, number],
): BarSection {
  return shape === 'Round' ? { kind: 'round', radiusM } : { kind: 'rectangular', widthM, depthM }
}

/**
 * Rows of cells across one module as they lie on a table, from the edge on the left of the row's axis: of a portrait module its rows
 * from the top edge (the higher one of a fixed table) down, of a landscape one its columns.
 */
function cellRows(table: TableParameters, panel: PanelParameters): TableStructure['cellRows'] {
  const layout = cellLayout(panel)
  const isPortrait = table.orientation_str === 'portrait'
  const count = isPortrait ? layout.rows : layout.columns
  const cellMm = isPortrait ? layout.cellLengthMm : layout.cellWidthMm
  const spacingMm = isPortrait ? layout.spacingTbMm : layout.spacingLrMm
  const rows: { fromM: number; toM: number }[] = []
  let atMm = isPortrait ? panel.panel_edge_t : panel.panel_edge_lr
  for (let row = 0; row < count; row++) {
    rows.push({ fromM: atMm / 1000, toM: (atMm + cellMm) / 1000 })
    const isMiddle = isPortrait && layout.centreSpaceMm !== undefined && row + 1 === count / 2
    atMm += cellMm + (isMiddle ? (layout.centreSpaceMm ?? spacingMm) : spacingMm)
  }
  return rows
}
