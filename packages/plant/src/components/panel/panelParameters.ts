import type { CaballeroModuleType, JrcModuleType, PvspecModuleType } from '@duet/engine'
import type { PanFileImport } from './panFileImport.ts'

export type PanelTechnology = 'silicon' | 'cdte'
export type PanelType = 'bi' | 'mono'
export type CellType = 'full' | 'half'
export type CellShape = 'rect' | 'oct'
export type SpectralModel =
  | 'default'
  | 'firstsolar1'
  | 'firstsolar2'
  | 'sapm'
  | 'pvspec'
  | 'caballero'
  | 'jrc'
export type CellTemperatureModel = 'ambient' | 'faiman' | 'noct' | 'pvsyst' | 'sandia' | 'stc'
export type VoctModel = 'desoto' | 'tcoefVoc'

export interface IamPoint {
  /** Angle of incidence, degrees, 0 to 90. */
  readonly angle: number
  /** Transmission over that at normal incidence, 0 to 1. */
  readonly modifier: number
}

/**
 * A panel, seen from the front with its rows of cells stacked from bottom to top. Length (height) is along
 * the column of cells, width along the row. Half-cut cells are counted each: `cells` of a 72-cell
 * half-cut module is [24, 6] and `cell_length` is that of the half.
 */
export interface PanelParameters {
  readonly panel_technology: PanelTechnology
  readonly panel_type: PanelType

  /** [rows, columns]. */
  readonly cells: readonly [number, number]
  readonly cell_type: CellType
  readonly cell_shape: CellShape
  /** mm, along the module's length. */
  readonly cell_length: number
  /** mm, along the module's width. */
  readonly cell_width: number
  /** mm between neighbours in a row (left to right). */
  readonly cell_spacing_lr: number
  /** mm between neighbours in a column (top to bottom). */
  readonly cell_spacing_tb: number
  /** mm, leg of the triangle cut off each corner of an octagonal cell. */
  readonly corner_cut_off: number
  /** mm between the two halves of a half-cut module; takes the place of one `cell_spacing_tb`. */
  readonly half_cut_center_space: number

  /** mm from the lowest cell to the outer bottom edge, frame included. */
  readonly panel_edge_b: number
  /** mm from the highest cell to the outer top edge, frame included. */
  readonly panel_edge_t: number
  /** mm from the outermost cells to the outer left and right edges, frame included. */
  readonly panel_edge_lr: number
  readonly frame: boolean
  /** mm: face width of the frame on the long sides, on the short sides, and its depth. */
  readonly frame_dimensions: readonly [number, number, number]

  /** [rows, columns] of bypassed groups of cells. */
  readonly bypass_diodes: readonly [number, number]
  /** [rows, columns] of parallel strings under one bypass diode; [2, 1] for two half-cut halves. */
  readonly parallel_string_per_diode: readonly [number, number]
  /** V across a conducting bypass diode, at most 0. */
  readonly bypass_diode_max_neg_v: number

  /** A at STC. */
  readonly short_circuit_current: number
  /** V at STC. */
  readonly open_circuit_voltage: number
  /** Ω of the module. */
  readonly series_resistance: number
  /** Ω of the module at STC. */
  readonly shunt_resistance: number
  /** Diode ideality of one cell. */
  readonly ideality_factor: number
  /** Rear over front short-circuit current, 0 to 1. */
  readonly bifaciality_current_ratio: number

  /** % of the STC current per °C. */
  readonly temperature_coefficient_isc: number
  /** % of the STC voltage per °C; negative. */
  readonly temperature_coefficient_voc: number
  /** °C. */
  readonly nominal_operating_cell_temp: number
  /** Conditions of the nominal operating cell temperature: [air °C, irradiance W/m²]. */
  readonly irradiance_coefficients_temp: readonly [number, number]

  readonly iam_profile: readonly IamPoint[]

  /** Fraction lost in the first year. */
  readonly first_year_degradation_rate: number
  /** Fraction of the first-day power lost in each later year. */
  readonly remaining_years_degradation_rate: number

  readonly spectral_model: SpectralModel
  readonly fs_spectral_1_module_type: string
  readonly fs_spectral_1_b0: number
  readonly fs_spectral_1_b1: number
  readonly fs_spectral_1_b2: number
  readonly fs_spectral_1_b3: number
  readonly fs_spectral_1_b4: number
  readonly fs_spectral_2_module_type: string
  readonly fs_spectral_2_b0: number
  readonly fs_spectral_2_b1: number
  readonly fs_spectral_2_b2: number
  readonly fs_spectral_2_b3: number
  readonly fs_spectral_2_b4: number
  readonly fs_spectral_2_b5: number
  /** Airmass polynomial of the Sandia model; absent: 1 and four zeros. */
  readonly sapm_a0?: number | null
  readonly sapm_a1?: number | null
  readonly sapm_a2?: number | null
  readonly sapm_a3?: number | null
  readonly sapm_a4?: number | null
  /** Absent: `monosi`. */
  readonly pvspec_module_type?: PvspecModuleType | null
  readonly caballero_module_type?: CaballeroModuleType | null
  /** Absent: `multisi`. */
  readonly jrc_module_type?: JrcModuleType | null

  readonly cell_temperature_model: CellTemperatureModel
  readonly sandia_panel_type: string
  readonly sandia_a: number
  /** s/m. */
  readonly sandia_b: number
  /** °C between cell and back at `sandia_e0`. */
  readonly sandia_delta_t: number
  /** W/m². */
  readonly sandia_e0: number
  /** W/(m²·K). */
  readonly faiman_u0: number
  /** W·s/(m³·K). */
  readonly faiman_u1: number
  readonly pvsyst_mounting_type: string
  /** W/(m²·K). */
  readonly pvsyst_uc: number
  /** W·s/(m³·K). */
  readonly pvsyst_uv: number
  /** Absorbed share of the light, 0 to 1. */
  readonly pvsyst_alpha: number

  readonly voct_model: VoctModel
  readonly desoto_panel_technology: string
  /** Relative change of the band gap per °C. */
  readonly bandgap_temperature_coefficient: number
  /** eV at 25 °C. */
  readonly cell_material_bandgap: number

  /** What a PAN file gave; hidden. */
  readonly pan_file_import: PanFileImport | null
}
