import { choice, defineFields, type FieldSpec, quantity } from '../fields/defineFields.ts'
import type { FieldDescriptor } from '../fields/fields.ts'
import { anyNumber, between, optional } from '../fields/rules.ts'
import {
  CABALLERO_LABELS,
  FIRST_SOLAR_1_SETS,
  FIRST_SOLAR_2_SETS,
  JRC_LABELS,
  labelsOf,
  PVSPEC_LABELS,
  PVSYST_SETS,
  SANDIA_SETS,
} from './namedSets.ts'
import type { CellTemperatureModel, PanelParameters, SpectralModel } from './panelParameters.ts'

type Spec = FieldSpec<PanelParameters>

function spectral(model: 1 | 2, label: string): Spec {
  const isCustom = (panel: PanelParameters): boolean =>
    (model === 1 ? panel.fs_spectral_1_module_type : panel.fs_spectral_2_module_type) === 'custom'
  return {
    label,
    rule: anyNumber,
    visible: (panel) => panel.spectral_model === `firstsolar${model}`,
    disabled: (panel) => !isCustom(panel),
  }
}

const hasSpectral =
  (model: SpectralModel) =>
  (panel: PanelParameters): boolean =>
    panel.spectral_model === model

const sapm = (label: string, absent: number): Spec => ({
  label,
  rule: optional(anyNumber),
  isOptional: true,
  visible: hasSpectral('sapm'),
  help: `Of the airmass to the power of ${label.slice(1)}. Empty: ${absent}`,
})

const moduleType = (
  model: SpectralModel,
  labels: Readonly<Record<string, string>>,
  absentValue: string,
): Spec =>
  choice('Module type', labels, { isOptional: true, absentValue, visible: hasSpectral(model) })

const uses =
  (model: CellTemperatureModel) =>
  (panel: PanelParameters): boolean =>
    panel.cell_temperature_model === model

const sandia = (label: string, unit: string, minimum: number, maximum: number): Spec =>
  quantity(label, unit, between(minimum, maximum), {
    visible: uses('sandia'),
    disabled: (panel) => panel.sandia_panel_type !== 'custom',
  })

const pvsyst = (label: string, unit: string, maximum: number): Spec =>
  quantity(label, unit, between(0, maximum), {
    visible: uses('pvsyst'),
    disabled: (panel) => panel.pvsyst_mounting_type !== 'custom',
  })

const faiman = (label: string, unit: string): Spec =>
  quantity(label, unit, between(0, 1000), { visible: uses('faiman') })

export const panelModelFields: readonly FieldDescriptor<PanelParameters>[] = [
  ...defineFields<PanelParameters>('Spectral model', {
    spectral_model: choice('Spectral model', {
      default: 'None',
      firstsolar1: 'FS model 1',
      firstsolar2: 'FS model 2',
      sapm: 'Sandia (SAPM)',
      pvspec: 'PVSPEC',
      caballero: 'Caballero',
      jrc: 'JRC',
    }),
    fs_spectral_1_module_type: choice('Module type', labelsOf(FIRST_SOLAR_1_SETS), {
      visible: (panel) => panel.spectral_model === 'firstsolar1',
    }),
    fs_spectral_1_b0: spectral(1, 'b0'),
    fs_spectral_1_b1: spectral(1, 'b1'),
    fs_spectral_1_b2: spectral(1, 'b2'),
    fs_spectral_1_b3: spectral(1, 'b3'),
    fs_spectral_1_b4: spectral(1, 'b4'),
    fs_spectral_2_module_type: choice('Module type', labelsOf(FIRST_SOLAR_2_SETS), {
      visible: (panel) => panel.spectral_model === 'firstsolar2',
    }),
    fs_spectral_2_b0: spectral(2, 'b0'),
    fs_spectral_2_b1: spectral(2, 'b1'),
    fs_spectral_2_b2: spectral(2, 'b2'),
    fs_spectral_2_b3: spectral(2, 'b3'),
    fs_spectral_2_b4: spectral(2, 'b4'),
    fs_spectral_2_b5: spectral(2, 'b5'),
    sapm_a0: sapm('a0', 1),
    sapm_a1: sapm('a1', 0),
    sapm_a2: sapm('a2', 0),
    sapm_a3: sapm('a3', 0),
    sapm_a4: sapm('a4', 0),
    pvspec_module_type: moduleType('pvspec', PVSPEC_LABELS, 'monosi'),
    caballero_module_type: moduleType('caballero', CABALLERO_LABELS, 'monosi'),
    jrc_module_type: moduleType('jrc', JRC_LABELS, 'multisi'),
  }),
  ...defineFields<PanelParameters>('Cell temperature', {
    cell_temperature_model: choice('Cell temperature model', {
      ambient: 'Ambient',
      faiman: 'Faiman',
      noct: 'NOCT',
      pvsyst: 'PVsyst',
      sandia: 'Sandia',
      stc: 'STC',
    }),
    sandia_panel_type: choice('Sandia panel type', labelsOf(SANDIA_SETS), {
      visible: uses('sandia'),
    }),
    sandia_a: sandia('Sandia a', '', -100, 0),
    sandia_b: sandia('Sandia b', 's/m', -1, 0),
    sandia_delta_t: sandia('Sandia ΔT', 'K', 0, 100),
    sandia_e0: sandia('Sandia E0', 'W/m²', 100, 2000),
    faiman_u0: faiman('Faiman u0', 'W/(m²·K)'),
    faiman_u1: faiman('Faiman u1', 'W·s/(m³·K)'),
    pvsyst_mounting_type: choice('PVsyst mounting type', labelsOf(PVSYST_SETS), {
      visible: uses('pvsyst'),
    }),
    pvsyst_uc: pvsyst('PVsyst Uc', 'W/(m²·K)', 1000),
    pvsyst_uv: pvsyst('PVsyst Uv', 'W·s/(m³·K)', 1000),
    pvsyst_alpha: pvsyst('PVsyst α', '', 1),
  }),
]
