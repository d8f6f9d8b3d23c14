import {
  cellLayout,
  type PanelParameters,
  panelCellsInSeries,
  panelDimensionsM,
  panelFault,
  panelStc,
  panOneDiode,
} from '@duet/plant'
import {
  childObject,
  type PvsystDocument,
  pvsystDocument,
  pvsystFileText,
  setNumber,
  spelled,
  unflattenPvsyst,
} from '../text/pvsystDocument.ts'
import { addDuetRemarks, editedSince } from './duetRemarks.ts'
import { readPan } from './readPan.ts'
import { setProfile } from './writeProfile.ts'

/** Version of the format that new files are written in. */
const VERSION = '7.2'

/**
 * A panel as a PVsyst module file. One that came from a PAN file is written from that file, with what was edited since;
 * what PVsyst has no key for stands in the remarks. Reading the file gives the same parameters.
 *
 * @throws RangeError for a panel whose electrical values are not those of a working one
 */
export function writePan(name: string, panel: PanelParameters): string {
  const fault = panelFault(panel)
  if (fault) {
    throw new RangeError(
      `No current-voltage curve has the values of the panel '${name}' (${fault}).`,
    )
  }
  const { pan_file_import: file } = panel
  const root = file ? unflattenPvsyst(file.raw, 'pvModule') : newModule(panel)
  const commercial = childObject(root, 'PVObject_Commercial', 'pvCommercial')
  if (!file) commercial.fields.set('Model', name)
  const before = file ? readBack(root) : undefined
  const isEdited = editedSince(panel, before)
  if (isEdited(SIZES)) setSizes(commercial, panel)
  if (isEdited(ELECTRICAL)) setElectrical(root, panel)
  if (isEdited(['iam_profile'])) setProfile(iamProfile(root), panel.iam_profile.map(pointOf))
  const plain = readBack(root)
  addDuetRemarks(
    commercial,
    { ...panel, pan_file_import: isFileInForce(panel, plain) ? 'file' : null },
    { ...plain, pan_file_import: 'file' },
  )
  return pvsystFileText(root)
}

const pointOf = ({ angle, modifier }: PanelParameters['iam_profile'][number]) =>
  [angle, modifier] as const

const readBack = (root: PvsystDocument): PanelParameters =>
  readPan(new TextEncoder().encode(pvsystFileText(root))).parameters

const SIZES = [
  'cells',
  'cell_length',
  'cell_width',
  'cell_spacing_lr',
  'cell_spacing_tb',
  'half_cut_center_space',
  'panel_edge_b',
  'panel_edge_t',
  'panel_edge_lr',
  'frame_dimensions',
] as const
const ELECTRICAL = [
  'cells',
  'parallel_string_per_diode',
  'short_circuit_current',
  'open_circuit_voltage',
  'series_resistance',
  'shunt_resistance',
  'ideality_factor',
  'temperature_coefficient_isc',
  'temperature_coefficient_voc',
  'bypass_diode_max_neg_v',
  'panel_type',
  'bifaciality_current_ratio',
  'pvsyst_mounting_type',
  'pvsyst_alpha',
] as const

function newModule(panel: PanelParameters): PvsystDocument {
  const root = pvsystDocument('PVObject_', 'pvModule')
  root.fields.set('Version', VERSION)
  root.fields.set('Flags', '$00900243')
  const commercial = childObject(root, 'PVObject_Commercial', 'pvCommercial')
  commercial.fields.set('Flags', '$0041')
  commercial.fields.set('DataSource', 'DUET')
  root.fields.set('Technol', technologyOf(panel))
  if (cellLayout(panel).centreSpaceMm !== undefined) {
    root.fields.set('SubModuleLayout', 'slTwinHalfCells')
  }
  root.fields.set('GRef', '1000')
  root.fields.set('TRef', '25.0')
  return root
}

function technologyOf({ panel_technology, fs_spectral_2_module_type: type }: PanelParameters) {
  if (panel_technology === 'cdte') return 'mtCdTe'
  return type === 'multisi' ? 'mtSiPoly' : type === 'cigs' ? 'mtCIS' : 'mtSiMono'
}

function setSizes(commercial: PvsystDocument, panel: PanelParameters): void {
  const { lengthM, widthM } = panelDimensionsM(panel)
  // files may have the longer side as the width
  const isTurned = valueOf(commercial, 'Width') > valueOf(commercial, 'Height')
  setNumber(commercial, 'Width', isTurned ? lengthM : widthM)
  setNumber(commercial, 'Height', isTurned ? widthM : lengthM)
  setNumber(commercial, 'Depth', panel.frame_dimensions[2] / 1000)
}

function valueOf(object: PvsystDocument, key: string): number {
  return Number(object.fields.get(spelled(object, key)) ?? 0)
}

function setElectrical(root: PvsystDocument, panel: PanelParameters): void {
  const { impA, vmpV, pmpW } = panelStc(panel)
  const file = panel.pan_file_import?.one_diode
  const isEdited = panOneDiode(panel) === undefined
  setNumber(root, 'NCelS', panelCellsInSeries(panel))
  setNumber(root, 'NCelP', panel.parallel_string_per_diode[0] * panel.parallel_string_per_diode[1])
  setNumber(root, 'Isc', panel.short_circuit_current)
  setNumber(root, 'Voc', panel.open_circuit_voltage)
  if (isEdited) {
    setNumber(root, 'PNom', Number(pmpW.toFixed(1)))
    setNumber(root, 'Imp', Number(impA.toFixed(4)))
    setNumber(root, 'Vmp', Number(vmpV.toFixed(4)))
  }
  setCoefficients(root, panel)
  setNumber(root, 'RShunt', panel.shunt_resistance)
  if (!file) setNumber(root, 'Rp_0', 4 * panel.shunt_resistance)
  if (!file) setNumber(root, 'Rp_Exp', 5.5)
  setNumber(root, 'RSerie', panel.series_resistance)
  setNumber(root, 'Gamma', panel.ideality_factor)
  setNumber(root, 'VRevDiode', panel.bypass_diode_max_neg_v)
  if (!file) setNumber(root, 'NDiode', panel.bypass_diodes[0] * panel.bypass_diodes[1])
  const share = panel.panel_type === 'bi' ? panel.bifaciality_current_ratio : 0
  if (share > 0 || valueOf(root, 'BifacialityFactor') > 0) {
    setNumber(root, 'BifacialityFactor', share)
  }
  if (panel.pvsyst_mounting_type === 'custom' || valueOf(root, 'Absorb') > 0) {
    setNumber(root, 'Absorb', panel.pvsyst_alpha)
  }
}

/** mA/°C and mV/°C in the file, % in the panel; 0 is how a file says that it has none. */
function setCoefficients(root: PvsystDocument, panel: PanelParameters): void {
  const currentMa = 10 * panel.temperature_coefficient_isc * panel.short_circuit_current
  setNumber(root, 'muISC', currentMa)
  const hasVoltage = !panel.pan_file_import || valueOf(root, 'muVocSpec') !== 0
  const voltageMv = 10 * panel.temperature_coefficient_voc * panel.open_circuit_voltage
  if (hasVoltage) setNumber(root, 'muVocSpec', voltageMv)
}

/** The file's own one-diode values come back when it is read; edited panels are modelled without them. */
function isFileInForce(panel: PanelParameters, read: PanelParameters): boolean {
  const [own, again] = [panel.pan_file_import?.one_diode, read.pan_file_import?.one_diode]
  return own !== undefined && JSON.stringify(own) === JSON.stringify(again)
}

function iamProfile(root: PvsystDocument): PvsystDocument {
  const iam = childObject(root, 'PVObject_IAM', 'pvIAM')
  iam.fields.set(spelled(iam, 'IAMMode'), 'UserProfile')
  return childObject(iam, 'IAMProfile', 'TCubicProfile')
}
