import { fineIamProfile, readPan } from '@duet/formats'
import { componentDefaults, type PanelParameters } from '@duet/plant'
import { type Catalogue, type CatalogueRow, columnNumber, findModule } from './catalogue.ts'
import type { ProjectVariant, PvsystProject } from './project.ts'

/** A panel of the plant document, and which source its electrical values have. */
export interface PanelRecord {
  readonly name: string
  readonly parameters: PanelParameters
  readonly source: string
}

/** Boltzmann constant over the elementary charge times 298.15 K, V. */
const THERMAL_V_AT_STC = (1.380649e-23 / 1.602176634e-19) * 298.15
const CELL_COLUMNS = 6
/** Between cells, and around them; mm. */
const CELL_SPACING_MM = 2
const EDGE_MM = 20

/**
 * The panel of a variant: its PAN file where the project holds it, else the catalogue's module of the same model. Profile,
 * heat balance and bifaciality are those of the variant.
 *
 * @throws Error when neither is there
 */
export function panelRecord(
  { panFiles }: PvsystProject,
  variant: ProjectVariant,
  catalogue: Catalogue,
): PanelRecord {
  const { report, bifacial, array } = variant
  const settings: Partial<PanelParameters> = {
    panel_type: bifacial ? 'bi' : 'mono',
    bifaciality_current_ratio: bifacial?.bifaciality ?? 0,
    iam_profile: fineIamProfile(array.iam),
    cell_temperature_model: 'pvsyst',
    pvsyst_mounting_type: 'custom',
    pvsyst_uc: report.uc,
    pvsyst_uv: report.uv,
    pvsyst_alpha: variant.absorption,
    first_year_degradation_rate: 0,
    remaining_years_degradation_rate: 0,
  }
  const file = panFiles.get(array.panFile)
  if (file) {
    const pan = readPan(file, array.panFile)
    return { name: pan.name, parameters: { ...pan.parameters, ...settings }, source: array.panFile }
  }
  const row = findModule(catalogue, report.moduleModel)
  if (!row)
    throw new Error(`${array.panFile} is missing, and no catalogue has "${report.moduleModel}"`)
  return {
    name: row['Name'] ?? report.moduleModel,
    parameters: { ...catalogueModule(row, variant), ...settings },
    source: `catalogue, ${row['Name']} (${array.panFile} is not in the project)`,
  }
}

/** Five parameters of the catalogue, and cells that fill the module's outer size. */
function catalogueModule(
  row: CatalogueRow,
  { field, report, array }: ProjectVariant,
): PanelParameters {
  const value = (name: string): number => columnNumber(row, name)
  const cellsInSeries = value('N_s')
  const rows = cellsInSeries / CELL_COLUMNS
  const lengthMm = 1000 * field.collectorWidthM
  const widthMm =
    (1e6 * report.moduleAreaM2) /
    (array.modulesPerString * array.stringCount) /
    field.collectorWidthM /
    1000
  return {
    ...componentDefaults('panel'),
    cells: [rows, CELL_COLUMNS],
    cell_type: 'full',
    parallel_string_per_diode: [1, 1],
    cell_length: cellSideMm(lengthMm, rows),
    cell_width: cellSideMm(widthMm, CELL_COLUMNS),
    cell_spacing_lr: CELL_SPACING_MM,
    cell_spacing_tb: CELL_SPACING_MM,
    panel_edge_b: EDGE_MM,
    panel_edge_t: EDGE_MM,
    panel_edge_lr: EDGE_MM,
    short_circuit_current: value('I_sc_ref'),
    open_circuit_voltage: value('V_oc_ref'),
    series_resistance: value('R_s'),
    shunt_resistance: value('R_sh_ref'),
    ideality_factor: value('a_ref') / (cellsInSeries * THERMAL_V_AT_STC),
    temperature_coefficient_isc: (100 * value('alpha_sc')) / value('I_sc_ref'),
    temperature_coefficient_voc: (100 * value('beta_oc')) / value('V_oc_ref'),
    voct_model: 'desoto',
    pan_file_import: null,
  }
}

/** Side of one of `count` cells that fill a length with spaces between and edges about them. */
function cellSideMm(lengthMm: number, count: number): number {
  return (lengthMm - 2 * EDGE_MM - (count - 1) * CELL_SPACING_MM) / count
}
