import { type InverterParameters, inverterCurves } from '@duet/plant'
import {
  childObject,
  type PvsystDocument,
  pvsystDocument,
  pvsystFileText,
  setNumber,
  unflattenPvsyst,
} from '../text/pvsystDocument.ts'
import { addDuetRemarks, editedSince } from './duetRemarks.ts'
import { readOnd } from './readOnd.ts'
import { setProfile } from './writeProfile.ts'

/** Version of the format that new files are written in. */
const VERSION = '6.81'
/** PVsyst stores curves at this many voltages. */
const MOST_CURVES = 3

/**
 * An inverter as a PVsyst inverter file. One that came from an OND file is written from that file, with what was edited
 * since; what PVsyst has no key for stands in the remarks. Reading the file gives the same parameters.
 */
export function writeOnd(name: string, inverter: InverterParameters): string {
  const { ond_file_import: file } = inverter
  const root = file ? unflattenPvsyst(file.raw, 'pvGInverter') : newInverter(name)
  const converter = childObject(root, 'Converter', 'TConverter')
  const before = file ? readBack(root) : undefined
  const isEdited = editedSince(inverter, before)
  if (isEdited(AC_SIDE)) setAcSide(root, converter, inverter)
  if (isEdited(DC_SIDE)) setDcSide(converter, inverter)
  if (isEdited(CURVES)) setCurves(converter, inverter)
  if (isEdited(['temp_derate_curves', 'maximum_operating_temperature'])) {
    setDerating(converter, inverter)
  }
  const plain = readBack(root)
  addDuetRemarks(
    childObject(root, 'PVObject_Commercial', 'pvCommercial'),
    { ...inverter, ond_file_import: file ? 'file' : null },
    { ...plain, ond_file_import: 'file' },
  )
  return pvsystFileText(root)
}

const readBack = (root: PvsystDocument): InverterParameters =>
  readOnd(new TextEncoder().encode(pvsystFileText(root))).parameters

const AC_SIDE = [
  'output_ac_voltage',
  'rated_output_ac_power',
  'maximum_ac_power',
  'self_consumption_power',
  'night_tare_power',
] as const
const DC_SIDE = [
  'maximum_dc_power',
  'maximum_dc_current',
  'minimum_dc_voltage',
  'maximum_dc_voltage',
  'minimum_mppt_voltage',
  'maximum_mppt_voltage',
] as const
const CURVES = [
  'inverter_data_source',
  'cec_efficiency_curves',
  'reference_dc_power',
  'reference_dc_voltage',
  'sandia_model_c0',
  'sandia_model_c1',
  'sandia_model_c2',
  'sandia_model_c3',
] as const

function newInverter(name: string): PvsystDocument {
  const root = pvsystDocument('PVObject_', 'pvGInverter')
  root.fields.set('Version', VERSION)
  root.fields.set('Flags', '$00381562')
  const commercial = childObject(root, 'PVObject_Commercial', 'pvCommercial')
  commercial.fields.set('Flags', '$0041')
  commercial.fields.set('Model', name)
  commercial.fields.set('DataSource', 'DUET')
  root.fields.set('Transfo', 'Without')
  const converter = childObject(root, 'Converter', 'TConverter')
  converter.fields.set('ModeOper', 'MPPT')
  converter.fields.set('CompPMax', 'Lim')
  converter.fields.set('CompVMax', 'Lim')
  converter.fields.set('MonoTri', 'Tri')
  return root
}

function setAcSide(
  root: PvsystDocument,
  converter: PvsystDocument,
  inverter: InverterParameters,
): void {
  setNumber(converter, 'PNomConv', inverter.rated_output_ac_power / 1000)
  setNumber(converter, 'PMaxOUT', inverter.maximum_ac_power / 1000)
  setNumber(converter, 'VOutConv', inverter.output_ac_voltage)
  setNumber(converter, 'PSeuil', inverter.self_consumption_power)
  setNumber(root, 'Night_Loss', inverter.night_tare_power)
}

function setDcSide(converter: PvsystDocument, inverter: InverterParameters): void {
  setNumber(converter, 'VMppMin', inverter.minimum_mppt_voltage ?? inverter.minimum_dc_voltage)
  setNumber(converter, 'VMPPMax', inverter.maximum_mppt_voltage ?? inverter.maximum_dc_voltage)
  setNumber(converter, 'VAbsMax', inverter.maximum_dc_voltage)
  setNumber(converter, 'PMaxDC', inverter.maximum_dc_power / 1000)
  setNumber(converter, 'IMaxDC', inverter.maximum_dc_current)
}

/** Of more than three voltages the lowest, the middle and the highest. */
function setCurves(converter: PvsystDocument, inverter: InverterParameters): void {
  const all = inverterCurves(inverter).toSorted((a, b) => a.input_voltage - b.input_voltage)
  const curves =
    all.length > MOST_CURVES
      ? [0, Math.floor(all.length / 2), all.length - 1].flatMap((index) => all[index] ?? [])
      : all
  const profiles = converter.children.filter(({ key }) => /^ProfilPIO(V\d)?$/i.test(key))
  for (const old of profiles) converter.children.splice(converter.children.indexOf(old), 1)
  const isSingle = curves.length === 1
  if (isSingle) converter.fields.delete('VNomEff')
  else {
    const voltages = [0, 1, 2].map((index) => curves[index]?.input_voltage ?? 0)
    converter.fields.set('VNomEff', `${voltages.map(String).join(',')},`)
  }
  const [only] = curves
  if (isSingle && only) setNumber(converter, 'VmppNom', only.input_voltage)
  for (const [index, { points }] of curves.entries()) {
    const key = isSingle ? 'ProfilPIO' : `ProfilPIOV${index + 1}`
    setProfile(
      childObject(converter, key, 'TCubicProfile'),
      points.map(({ dc_power, ac_power }) => [dc_power, ac_power] as const),
    )
  }
}

const DERATING = ['TPMax', 'TPNom', 'TPLim1', 'PLim1', 'TPLimAbs', 'PLimAbs'] as const

/** PVsyst has a place for the rating, one limit above it and the end; what does not fit goes into the remarks. */
function setDerating(converter: PvsystDocument, inverter: InverterParameters): void {
  for (const key of DERATING) converter.fields.delete(key)
  const points = inverter.temp_derate_curves.toSorted((a, b) => a.temperature - b.temperature)
  const rated = inverter.rated_output_ac_power
  const last = points.at(-1)
  const boost = points.find(({ ac_power }) => ac_power > rated)
  const nominal = points.find(({ ac_power }) => ac_power === rated)
  const limit = points.find((point) => point.ac_power < rated && point !== last)
  if (boost) setNumber(converter, 'TPMax', boost.temperature)
  if (nominal) setNumber(converter, 'TPNom', nominal.temperature)
  if (limit) {
    setNumber(converter, 'TPLim1', limit.temperature)
    setNumber(converter, 'PLim1', limit.ac_power / 1000)
  }
  setNumber(converter, 'TPLimAbs', last?.temperature ?? inverter.maximum_operating_temperature)
  if (last && last.ac_power < rated) setNumber(converter, 'PLimAbs', last.ac_power / 1000)
}
