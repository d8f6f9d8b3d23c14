import {
  type DiodeModule,
  type Module,
  type ModuleRatings,
  moduleRatings,
  PVSPEC,
  pvsystModule,
} from '@duet/engine'
import { percentToFraction } from '@duet/units'
import { panelCellsInSeries, panelDimensionsM } from '../components/panel/cellLayout.ts'
import type { PanelParameters } from '../components/panel/panelParameters.ts'
import type { PvsystOneDiode } from '../components/panel/panFileImport.ts'
import type { Assumption } from './assumption.ts'
import { pvsystSheet } from './pvsystSheet.ts'

/** A panel as the engine sees it, with its ratings at STC. */
export interface ModuleInput {
  readonly module: Module
  readonly ratings: ModuleRatings
  /** V/K at STC: from the PAN file where there is one. */
  readonly betaVocVPerK: number
  readonly assumptions: readonly Assumption[]
}

/** Irradiance at standard test conditions, W/m². */
const STC_WM2 = 1000
/** Panel record (mm, %) to the engine's module (m, fractions). */
export function moduleInput(panel: PanelParameters): ModuleInput {
  const electrical = moduleElectrical(panel)
  const ratings = moduleRatings(electrical)
  const { lengthM, widthM } = panelDimensionsM(panel)
  const efficiency = ratings.pmpW / (STC_WM2 * lengthM * widthM)
  return {
    ratings,
    betaVocVPerK: vocCoefficientVPerK(panel),
    assumptions: moduleAssumptions(panel),
    module: {
      electrical,
      iam: panel.iam_profile.length > 0 ? iamProfile(panel) : { kind: 'none' },
      spectral: panelSpectral(panel),
      cellTemperature: cellTemperature(panel, efficiency),
      bifaciality: panel.panel_type === 'bi' ? panel.bifaciality_current_ratio : 0,
      lengthM,
      widthM,
    },
  }
}

/** PVsyst's own one-diode model while the panel is as its PAN file has it, else the five fields of the record. */
export function moduleElectrical(panel: PanelParameters): DiodeModule {
  const pan = panOneDiode(panel)
  return pan
    ? pvsystModule(pvsystSheet(pan, panel.pan_file_import?.technology ?? ''))
    : datasheetElectrical(panel)
}

/** The PAN file's model; undefined without a file, or once one of its electrical values was edited in the form. */
export function panOneDiode(panel: PanelParameters): PvsystOneDiode | undefined {
  const pan = panel.pan_file_import?.one_diode
  if (!pan) return undefined
  const isAsRead =
    pan.isc === panel.short_circuit_current &&
    pan.voc === panel.open_circuit_voltage &&
    pan.rs === panel.series_resistance &&
    pan.rsh === panel.shunt_resistance &&
    pan.gamma === panel.ideality_factor
  return isAsRead ? pan : undefined
}

function datasheetElectrical(panel: PanelParameters): DiodeModule {
  const iscA = panel.short_circuit_current
  const vocV = panel.open_circuit_voltage
  return {
    kind: 'datasheet',
    iscA,
    vocV,
    seriesOhm: panel.series_resistance,
    shuntOhm: panel.shunt_resistance,
    ideality: panel.ideality_factor,
    cellsInSeries: panelCellsInSeries(panel),
    alphaIscAPerK: percentToFraction(panel.temperature_coefficient_isc) * iscA,
    betaVocVPerK: percentToFraction(panel.temperature_coefficient_voc) * vocV,
    translation: panel.voct_model,
    bandGapEv: panel.cell_material_bandgap,
    bandGapPerK: panel.bandgap_temperature_coefficient,
  }
}

/** Change of V_oc with temperature, V/K: from the PAN file where there is one. */
export function vocCoefficientVPerK(panel: PanelParameters): number {
  const pan = panOneDiode(panel)
  if (pan && pan.mu_voc !== 0) return pan.mu_voc
  return percentToFraction(panel.temperature_coefficient_voc) * panel.open_circuit_voltage
}

function iamProfile(panel: PanelParameters): Module['iam'] {
  return {
    kind: 'profile',
    points: panel.iam_profile
      .map(({ angle, modifier }) => ({ angleDeg: angle, modifier }))
      .sort((a, b) => a.angleDeg - b.angleDeg),
  }
}

/** How the colour of the light changes the current: the model of the panel with its coefficients. */
export function panelSpectral(panel: PanelParameters): Module['spectral'] {
  switch (panel.spectral_model) {
    case 'default':
      return { kind: 'none' }
    case 'firstsolar1':
      return {
        kind: 'firstSolar1',
        coefficients: [
          panel.fs_spectral_1_b0,
          panel.fs_spectral_1_b1,
          panel.fs_spectral_1_b2,
          panel.fs_spectral_1_b3,
          panel.fs_spectral_1_b4,
        ],
      }
    case 'firstsolar2':
      return {
        kind: 'firstSolar2',
        coefficients: [
          panel.fs_spectral_2_b0,
          panel.fs_spectral_2_b1,
          panel.fs_spectral_2_b2,
          panel.fs_spectral_2_b3,
          panel.fs_spectral_2_b4,
          panel.fs_spectral_2_b5,
        ],
      }
    case 'sapm':
      // The form of First Solar 1 is that of Sandia's
      return { kind: 'firstSolar1', coefficients: sapmCoefficients(panel) }
    case 'pvspec':
      return { kind: 'pvspec', coefficients: PVSPEC[panel.pvspec_module_type ?? 'monosi'] }
    case 'caballero':
      return { kind: 'caballero', moduleType: panel.caballero_module_type ?? 'monosi' }
    case 'jrc':
      return { kind: 'jrc', moduleType: panel.jrc_module_type ?? 'multisi' }
  }
}

function sapmCoefficients(panel: PanelParameters): readonly number[] {
  const { sapm_a0, sapm_a1, sapm_a2, sapm_a3, sapm_a4 } = panel
  return [sapm_a0 ?? 1, ...[sapm_a1, sapm_a2, sapm_a3, sapm_a4].map((one) => one ?? 0)]
}

function cellTemperature(panel: PanelParameters, efficiency: number): Module['cellTemperature'] {
  switch (panel.cell_temperature_model) {
    case 'ambient':
      return { kind: 'ambient' }
    case 'stc':
      return { kind: 'stc' }
    case 'faiman':
      return { kind: 'faiman', u0: panel.faiman_u0, u1: panel.faiman_u1 }
    case 'noct':
      return { kind: 'noct', noctC: panel.nominal_operating_cell_temp, efficiency }
    case 'pvsyst':
      return {
        kind: 'pvsyst',
        uc: panel.pvsyst_uc,
        uv: panel.pvsyst_uv,
        absorption: panel.pvsyst_alpha,
        efficiency,
      }
    case 'sandia':
      return {
        kind: 'sandia',
        a: panel.sandia_a,
        b: panel.sandia_b,
        deltaTC: panel.sandia_delta_t,
        e0Wm2: panel.sandia_e0,
      }
  }
}

function moduleAssumptions(panel: PanelParameters): Assumption[] {
  const list: Assumption[] = []
  const pan = panOneDiode(panel)
  if (panel.pan_file_import && !pan) {
    const reason =
      'Electrical values were edited after the PAN file was read: the model of the datasheet values is used.'
    list.push({ field: 'pan_file_import', value: 'edited', unit: '', reason })
  }
  if (panel.iam_profile.length === 0) {
    const reason = 'The panel has no incidence angle profile: reflection is left out.'
    list.push({ field: 'iam_profile', value: 'none', unit: '', reason })
  }
  if (pan && (pan.g_ref !== STC_WM2 || pan.t_ref !== 25)) {
    const reason = `The PAN file gives its values at ${pan.g_ref} W/m² and ${pan.t_ref} °C: taken as STC.`
    list.push({ field: 'pan_file_import', value: 'STC', unit: '', reason })
  }
  return list
}
