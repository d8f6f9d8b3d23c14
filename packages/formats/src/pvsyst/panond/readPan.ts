import {
  completeComponent,
  type PanelParameters,
  type PanFileImport,
  type PvsystOneDiode,
} from '@duet/plant'
import { flatPvsystFields } from '../text/pvsystDocument.ts'
import { childOf, type ImportNotes, PvsystFields } from '../text/pvsystFields.ts'
import { retainedFields, withoutDuetRemarks } from './duetRemarks.ts'
import { openPvsystFile, pvsystFileName, requiredIn } from './openPvsystFile.ts'
import { panCells } from './panCells.ts'
import { panIamProfile } from './panIam.ts'
import { TECHNOLOGIES } from './panTechnologies.ts'

export interface PanFile {
  readonly name: string
  readonly manufacturer: string | null
  readonly model: string | null
  readonly parameters: PanelParameters
  readonly pan_file_import: PanFileImport
  readonly notes: ImportNotes
}

/**
 * Reads a PVsyst module file. What a panel needs and the file does not have comes from the defaults of a panel;
 * `notes.changed` says so.
 *
 * @throws PvsystFileError
 */
export function readPan(bytes: Uint8Array, filename = ''): PanFile {
  const root = openPvsystFile(bytes, 'pvmodule')
  const commercial = childOf(root, 'PVObject_Commercial')
  const fields = new PvsystFields([root, commercial])
  const manufacturer = fields.text('Manufacturer') ?? null
  const model = fields.text('Model') ?? null
  const technology = fields.text('Technol') ?? 'mtSiMono'
  const one_diode = oneDiode(fields, technology)
  const raw = flatPvsystFields(root)
  const pan_file_import = {
    filename,
    raw: withoutDuetRemarks(raw),
    technology,
    manufacturer,
    model,
    one_diode,
  }
  const given = {
    ...electrical(fields, one_diode),
    ...technologyFields(technology, fields),
    ...panCells(fields, technology),
    ...bifacial(fields),
    iam_profile: panIamProfile(childOf(root, 'PVObject_IAM'), fields),
    pan_file_import,
  }
  const read = completeComponent('panel', given)
  const { parameters, remarked } = retainedFields('panel', read, raw, fields)
  return {
    name: pvsystFileName([manufacturer, model], filename, 'Panel'),
    manufacturer,
    model,
    parameters,
    pan_file_import,
    notes: fields.notes(given, parameters, remarked),
  }
}

const required = requiredIn('PAN', 'a module')

function oneDiode(fields: PvsystFields, technology: string): PvsystOneDiode {
  const isc = required(fields, 'Isc')
  const rsh = required(fields, 'RShunt')
  return {
    g_ref: fields.positive('GRef') ?? 1000,
    t_ref: fields.number('TRef') ?? 25,
    isc,
    voc: required(fields, 'Voc'),
    imp: required(fields, 'Imp'),
    vmp: required(fields, 'Vmp'),
    mu_isc: (fields.number('muISC') ?? 0) / 1000,
    mu_voc: (fields.number('muVocSpec') ?? 0) / 1000,
    mu_pmp: percent(fields.number('muPmpReq')),
    rsh,
    rsh_0: fields.positive('Rp_0') ?? darkShunt(fields, technology, rsh),
    rsh_exp: fields.positive('Rp_Exp') ?? 5.5,
    rs: seriesResistance(fields),
    gamma: required(fields, 'Gamma'),
    mu_gamma: fields.number('muGamma') ?? 0,
    cells_in_series: required(fields, 'NCelS'),
    cells_in_parallel: fields.positive('NCelP') ?? 1,
    d2_mu_tau: fields.positive('D2MuTau') ?? null,
    v_bi: fields.positive('Vbi') ?? null,
  }
}

function seriesResistance(fields: PvsystFields): number {
  const given = fields.number('RSerie')
  if (given === undefined) fields.assume('series_resistance')
  return given ?? 0
}

function percent(value: number | undefined): number | null {
  return value === undefined ? null : value / 100
}

/** PVsyst's own default: 4 times the shunt at the reference for crystalline cells, 12 times for amorphous ones. */
function darkShunt(fields: PvsystFields, technology: string, rsh: number): number {
  const times = /asi|ucsi/i.test(technology) ? 12 : 4
  fields.changed(`Rp_0 is missing; ${times} times RShunt was taken.`)
  return times * rsh
}

function electrical(fields: PvsystFields, diode: PvsystOneDiode): Partial<PanelParameters> {
  const bypass = fields.number('VRevDiode')
  if (fields.number('muISC') === undefined) fields.assume('temperature_coefficient_isc')
  return {
    short_circuit_current: diode.isc,
    open_circuit_voltage: diode.voc,
    series_resistance: diode.rs,
    shunt_resistance: diode.rsh,
    ideality_factor: diode.gamma,
    temperature_coefficient_isc: (100 * diode.mu_isc) / diode.isc,
    ...vocCoefficient(fields, diode),
    ...(bypass !== undefined && bypass <= 0 ? { bypass_diode_max_neg_v: bypass } : {}),
  }
}

function vocCoefficient(fields: PvsystFields, diode: PvsystOneDiode): Partial<PanelParameters> {
  if (diode.mu_voc !== 0) return { temperature_coefficient_voc: (100 * diode.mu_voc) / diode.voc }
  fields.changed(
    'muVocSpec is missing or 0; the default coefficient of a panel was taken for the limits of string voltage.',
  )
  return {}
}

function technologyFields(technology: string, fields: PvsystFields): Partial<PanelParameters> {
  const known = TECHNOLOGIES[technology.toLowerCase()]
  // the name of a technology says nothing of the coefficients of its cells
  fields.assume('fs_spectral_2_module_type', 'desoto_panel_technology')
  if (!known)
    fields.changed(`The technology "${technology}" is not known; crystalline silicon was taken.`)
  else if (known.panel_technology === 'silicon' && !/^mt(si|hit)/i.test(technology)) {
    fields.changed(
      `The technology "${technology}" is neither silicon nor CdTe; the panel is kept under silicon, with strips instead of cells.`,
    )
  }
  const absorb = fields.positive('Absorb')
  const alpha =
    absorb === undefined || absorb === 0.9
      ? {}
      : { pvsyst_mounting_type: 'custom', pvsyst_alpha: absorb }
  return { ...(known ?? TECHNOLOGIES['mtsimono']), ...alpha }
}

function bifacial(fields: PvsystFields): Partial<PanelParameters> {
  const given = fields.number('BifacialityFactor')
  if (given === undefined) fields.assume('panel_type', 'bifaciality_current_ratio')
  const factor = given ?? 0
  if (factor <= 0) return { panel_type: 'mono', bifaciality_current_ratio: 0 }
  return { panel_type: 'bi', bifaciality_current_ratio: Math.min(factor, 1) }
}
