import {
  componentDefaults,
  type PanelParameters,
  panelCellsInSeries,
  settlePanel,
} from '@duet/plant'
import type { Random } from './random.ts'

/** A panel that may be built: sizes and wiring first, then currents and voltages that such cells can have. */
export function randomPanel(random: Random): PanelParameters {
  const layout = randomLayout(random)
  const panel: PanelParameters = {
    ...componentDefaults('panel'),
    ...layout,
    ...randomModels(random),
    panel_type: random.pick(['bi', 'bi', 'mono']),
    bifaciality_current_ratio: random.pick([0, 1, random.share()]),
    iam_profile: randomIam(random),
    first_year_degradation_rate: random.pick([0, 0.05 * random.share()]),
    remaining_years_degradation_rate: random.pick([0, 0.02 * random.share()]),
  }
  return settlePanel({
    ...panel,
    ...randomElectrics(random, panel),
    ...randomSpectral(random, panel),
  })
}

function randomLayout(random: Random): Partial<PanelParameters> {
  const technology = random.pick(['silicon', 'silicon', 'silicon', 'cdte'])
  const cellType = technology === 'silicon' ? random.pick(['full', 'half']) : 'full'
  const [diodeRows, diodeColumns] = random.pick([
    [1, 3],
    [1, 1],
    [2, 2],
    [3, 1],
  ] as const)
  const [parallelRows, parallelColumns] = random.pick([
    [1, 1],
    [2, 1],
    [1, 2],
  ] as const)
  const columns = diodeColumns * parallelColumns * random.whole(1, 2)
  const rowUnit = diodeRows * parallelRows * 2
  // at least as long as wide, as a panel stands
  const rows =
    rowUnit * random.whole(Math.ceil((2.5 * columns) / rowUnit), Math.ceil((5 * columns) / rowUnit))
  return {
    panel_technology: technology,
    cells: [rows, columns],
    cell_type: cellType,
    cell_shape: cellType === 'half' ? 'rect' : random.pick(['rect', 'oct']),
    cell_length: random.between(80, 110),
    cell_width: random.between(156, 210),
    cell_spacing_lr: random.between(0, 5),
    cell_spacing_tb: random.between(0, 5),
    corner_cut_off: random.between(0, 15),
    half_cut_center_space: random.between(0, 40),
    panel_edge_b: random.between(0, 40),
    panel_edge_t: random.between(0, 40),
    panel_edge_lr: random.between(0, 30),
    frame: random.chance(0.7),
    frame_dimensions: [random.between(5, 30), random.between(5, 30), random.between(20, 50)],
    bypass_diodes: [diodeRows, diodeColumns],
    parallel_string_per_diode: [parallelRows, parallelColumns],
    bypass_diode_max_neg_v: random.pick([0, -random.share()]),
  }
}

/** By the cells' area and count: 28 to 40 mA/cm², 0.58 to 0.76 V. */
function randomElectrics(random: Random, panel: PanelParameters): Partial<PanelParameters> {
  const [parallelRows, parallelColumns] = panel.parallel_string_per_diode
  const parallel = parallelRows * parallelColumns
  const areaCm2 = (panel.cell_length * panel.cell_width) / 100
  const cells = panelCellsInSeries(panel)
  const currentA = parallel * areaCm2 * random.between(0.028, 0.04)
  const voltageV = cells * random.between(0.58, 0.76)
  const ohm = voltageV / currentA
  const technology = random.pick(['silicon', 'cdte', 'cis', 'gaas', 'custom'])
  return {
    short_circuit_current: currentA,
    open_circuit_voltage: voltageV,
    series_resistance: ohm * random.pick([0, random.between(0.01, 0.06)]),
    shunt_resistance: ohm * random.between(15, 2000),
    ideality_factor: random.between(0.85, 1.4),
    temperature_coefficient_isc: random.between(0.01, 0.1),
    temperature_coefficient_voc: random.between(-0.4, -0.2),
    voct_model: random.pick(['desoto', 'tcoefVoc']),
    desoto_panel_technology: technology,
    cell_material_bandgap: random.between(1, 1.7),
    bandgap_temperature_coefficient: random.between(-0.0006, 0),
    nominal_operating_cell_temp: random.between(38, 55),
    irradiance_coefficients_temp: [20, 800],
  }
}

/** From normal incidence falling to 90°, at angles of any spacing. */
function randomIam(random: Random): PanelParameters['iam_profile'] {
  const angles = random.list(random.whole(2, 8), (index) => 3 + 10 * index + 8 * random.share())
  let modifier = 1
  const inner = angles.map((angle) => {
    modifier *= 1 - 0.12 * random.share() ** 2
    return { angle, modifier }
  })
  return [{ angle: 0, modifier: 1 }, ...inner, { angle: 90, modifier: 0 }]
}

function randomModels(random: Random): Partial<PanelParameters> {
  return {
    cell_temperature_model: random.pick(['ambient', 'faiman', 'noct', 'pvsyst', 'sandia', 'stc']),
    sandia_panel_type: random.pick(['custom', 'open_rack_glass_glass']),
    sandia_a: random.between(-4, -2.5),
    sandia_b: random.between(-0.1, -0.02),
    sandia_delta_t: random.between(0, 5),
    sandia_e0: 1000,
    faiman_u0: random.between(15, 35),
    faiman_u1: random.between(0, 8),
    pvsyst_mounting_type: random.pick(['custom', 'freestanding']),
    pvsyst_uc: random.between(15, 35),
    pvsyst_uv: random.between(0, 6),
    pvsyst_alpha: random.between(0.7, 1),
  }
}

function randomSpectral(random: Random, panel: PanelParameters): Partial<PanelParameters> {
  if (panel.panel_technology === 'cdte' && random.chance(0.3)) {
    return { spectral_model: 'firstsolar1', fs_spectral_1_b0: random.between(0.9, 1.1) }
  }
  return {
    spectral_model: random.pick(['default', 'firstsolar2', 'sapm', 'pvspec', 'caballero', 'jrc']),
    fs_spectral_2_module_type: random.pick(['monosi', 'multisi', 'cigs', 'asi', 'custom']),
  }
}
