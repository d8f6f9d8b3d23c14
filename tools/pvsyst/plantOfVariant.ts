import {
  type Block,
  blockDefaults,
  componentDefaults,
  type PlantComponent,
  type PlantDocument,
  parsePlantDocument,
  systemParametersDefaults,
} from '@duet/plant'
import type { Catalogue } from './catalogue.ts'
import { inverterRecord } from './inverterRecord.ts'
import { panelRecord } from './panelRecord.ts'
import type { ProjectVariant, PvsystProject } from './project.ts'

/** A variant as a plant document, and where the parts that the project lacks come from. */
export interface VariantPlant {
  readonly document: PlantDocument
  readonly blockId: string
  /** Tables of the block: one a string. */
  readonly tableCount: number
  readonly sources: readonly string[]
}

const BLOCK_ID = 'field'
const PART_IDS = {
  panel: 'panel',
  table: 'table',
  inverter: 'inverter',
  transformer: 'transformer',
  dcWire: 'dc-wire',
  acWire: 'ac-wire',
} as const

/**
 * Rebuilds a variant as a plant document: one block of single-axis trackers, a string of modules on each table; AC wires and transformer without loss where the variant has none.
 *
 * @throws Error for a part that neither the project nor the catalogue has; AppError for a document that does not hold
 */
export function plantOfVariant(
  project: PvsystProject,
  variant: ProjectVariant,
  catalogue: Catalogue,
): VariantPlant {
  const panel = panelRecord(project, variant, catalogue)
  const inverter = inverterRecord(variant, catalogue)
  const made: PlantDocument = {
    format: 'duet-plant',
    version: 1,
    project: {
      name: `${project.name} ${variant.name}`,
      latitude: variant.site.latitudeDeg,
      longitude: variant.site.longitudeDeg,
      altitude_m: variant.site.altitudeM,
    },
    blocks: [block(project, variant)],
    block_layers: [],
    components: [
      { id: PART_IDS.panel, kind: 'panel', name: panel.name, parameters: panel.parameters },
      {
        id: PART_IDS.inverter,
        kind: 'inverter',
        name: inverter.name,
        parameters: inverter.parameters,
      },
      ...structureAndWires(variant),
    ],
    system_parameters: systemParametersDefaults,
  }
  return {
    document: parsePlantDocument(JSON.parse(JSON.stringify(made))),
    blockId: BLOCK_ID,
    tableCount: variant.array.stringCount,
    sources: [`module: ${panel.source}`, `inverter: ${inverter.source}`],
  }
}

function block(
  project: PvsystProject,
  { year, bifacial, array, report, soilingFraction }: ProjectVariant,
): Block {
  const madeAt = new Date(Date.UTC(year, 0, 1)).toISOString()
  return {
    ...blockDefaults,
    row_optics: 'endless_rows',
    cell_heating: 'front',
    module_mismatch_percentage: 100 * (array.mismatchFraction + array.stringMismatchFraction),
    module_quality_percentage:
      100 * (1 - (1 + report.qualityGainFraction) * (1 - array.lightInducedFraction)),
    // Of the irradiance on the rear, not of its gain: the gain is the bifaciality's part of it.
    ...(bifacial && {
      rear_shade_percentage: 100 * bifacial.rearShade,
      rear_mismatch_percentage: (100 * bifacial.rearMismatch) / bifacial.bifaciality,
    }),
    id: BLOCK_ID,
    name: 'Trackers',
    created_at: madeAt,
    updated_at: madeAt,
    pv_panel_id: PART_IDS.panel,
    pv_table_id: PART_IDS.table,
    pv_inverter_id: PART_IDS.inverter,
    pv_transformer_id: PART_IDS.transformer,
    pv_dc_wire_id: PART_IDS.dcWire,
    pv_ac_wire_id: PART_IDS.acWire,
    num_inverters: array.inverterCount,
    modules_per_string: array.modulesPerString,
    min_design_temperature: project.coldestAirC ?? null,
    // The 2-D bifacial model has one albedo of its own.
    albedo_by_month: bifacial
      ? Array.from({ length: 12 }, () => bifacial.albedo)
      : [...project.albedoByMonth],
    soiling_rates_percentage: Array.from({ length: 12 }, () => 100 * soilingFraction),
  }
}

function structureAndWires({ field, bifacial, array }: ProjectVariant): readonly PlantComponent[] {
  const table = componentDefaults('table')
  return [
    {
      id: PART_IDS.table,
      kind: 'table',
      name: 'Endless trackers',
      parameters: {
        ...table,
        tracking_type: 1,
        num_tiers: 1,
        num_cols: array.modulesPerString,
        orientation_str: 'portrait',
        azimuth: field.axisAzimuthDeg > 180 ? field.axisAzimuthDeg - 360 : field.axisAzimuthDeg,
        row_spacing: field.pitchM,
        column_gap: 0,
        torque_tube_height: bifacial?.axisHeightM ?? table.torque_tube_height,
        backtracking_enabled: true,
        track_angle_bounds: [field.minAngleDeg, field.maxAngleDeg],
        stow_angle: 0,
        torque_tube_enabled: false,
      },
    },
    {
      id: PART_IDS.transformer,
      kind: 'transformer',
      name: 'No transformer',
      parameters: {
        ...componentDefaults('transformer'),
        iron_power_loss_percentage: 0,
        copper_power_loss_percentage: 0,
      },
    },
    {
      id: PART_IDS.dcWire,
      kind: 'dcWire',
      name: 'DC wiring',
      parameters: {
        ...componentDefaults('dcWire'),
        dc_line_calculation_method: 'percentage_loss',
        dc_line_loss_percentage: 100 * array.dcWireFraction,
      },
    },
    {
      id: PART_IDS.acWire,
      kind: 'acWire',
      name: 'No AC wiring',
      parameters: {
        ...componentDefaults('acWire'),
        ac_line_calculation_method: 'percentage_loss',
        ac_line_loss_percentage: 0,
      },
    },
  ]
}
