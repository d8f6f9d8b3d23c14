import {
  completeComponent,
  type EfficiencyCurve,
  type InverterParameters,
  type OndFileImport,
} from '@duet/plant'
import type { PvsystObject } from '../text/parsePvsystObject.ts'
import { flatPvsystFields } from '../text/pvsystDocument.ts'
import { childOf, type ImportNotes, PvsystFields, profilePoints } from '../text/pvsystFields.ts'
import { PvsystFileError } from '../text/pvsystFileError.ts'
import { retainedFields, withoutDuetRemarks } from './duetRemarks.ts'
import { ondDeratePoints } from './ondDerating.ts'
import { openPvsystFile, pvsystFileName, requiredIn } from './openPvsystFile.ts'

export interface OndFile {
  readonly name: string
  readonly manufacturer: string | null
  readonly model: string | null
  readonly parameters: InverterParameters
  readonly ond_file_import: OndFileImport
  readonly notes: ImportNotes
}

/**
 * Reads a PVsyst inverter file: powers from kW to W, efficiency curves in W at one to three voltages.
 *
 * @throws PvsystFileError
 */
export function readOnd(bytes: Uint8Array, filename = ''): OndFile {
  const root = openPvsystFile(bytes, 'pvginverter')
  const converter = childOf(root, 'Converter')
  const fields = new PvsystFields([converter, root, childOf(root, 'PVObject_Commercial')])
  const manufacturer = fields.text('Manufacturer') ?? null
  const model = fields.text('Model') ?? null
  const ond_file_import = ondImport(fields, root, filename, manufacturer, model)
  const curves = efficiencyCurves(converter, fields)
  const given = {
    inverter_data_source: 'custom',
    inverter_id: null,
    ...acSide(fields),
    ...dcSide(fields, curves),
    cec_efficiency_curves: curves,
    ...ondDeratePoints(fields),
    ond_file_import,
  } as const
  const read = completeComponent('inverter', given)
  const { parameters, remarked } = retainedFields('inverter', read, flatPvsystFields(root), fields)
  return {
    name: pvsystFileName([manufacturer, model], filename, 'Inverter'),
    manufacturer,
    model,
    parameters,
    ond_file_import,
    notes: fields.notes(given, parameters, remarked),
  }
}

const required = requiredIn('OND', 'an inverter')

function ondImport(
  fields: PvsystFields,
  root: PvsystObject,
  filename: string,
  manufacturer: string | null,
  model: string | null,
): OndFileImport {
  return {
    filename,
    raw: withoutDuetRemarks(flatPvsystFields(root)),
    manufacturer,
    model,
    minimum_mppt_voltage: fields.positive('VMppMin') ?? null,
    maximum_mppt_voltage: fields.positive('VMPPMax') ?? null,
    minimum_full_power_voltage: fields.positive('Vmpp_PMax') ?? fields.positive('VmppNom') ?? null,
    mppt_count: fields.positive('NbMPPT') ?? null,
    start_power: fields.positive('PSeuil') ?? null,
    maximum_apparent_power: apparentPowerVa(fields),
  }
}

/** From the highest current of the terminals; PVsyst has no key for it. */
function apparentPowerVa(fields: PvsystFields): number | null {
  const currentA = fields.positive('IMaxAC')
  const voltageV = fields.positive('VOutConv')
  if (currentA === undefined || voltageV === undefined) return null
  const phases = /tri/i.test(fields.text('MonoTri') ?? 'Tri') ? Math.sqrt(3) : 1
  return Math.round(phases * currentA * voltageV)
}

function acSide(fields: PvsystFields): Partial<InverterParameters> {
  if (fields.positive('PMaxOUT') === undefined) fields.assume('maximum_ac_power')
  if (fields.number('PSeuil') === undefined) fields.assume('self_consumption_power')
  if (fields.number('Night_Loss') === undefined) fields.assume('night_tare_power')
  const rated = 1000 * required(fields, 'PNomConv')
  return {
    output_ac_voltage: required(fields, 'VOutConv'),
    rated_output_ac_power: rated,
    maximum_ac_power: Math.max(rated, 1000 * (fields.positive('PMaxOUT') ?? 0)),
    self_consumption_power: fields.positive('PSeuil') ?? 0,
    night_tare_power: fields.positive('Night_Loss') ?? 0,
  }
}

function dcSide(
  fields: PvsystFields,
  curves: readonly EfficiencyCurve[],
): Partial<InverterParameters> {
  const rated = 1000 * required(fields, 'PNomConv')
  const reference = curves[Math.floor(curves.length / 2)]
  const referenceDc = reference ? dcPowerAt(reference, rated) : undefined
  const minimum = required(fields, 'VMppMin')
  const maximumMppt = required(fields, 'VMPPMax')
  if (fields.positive('VAbsMax') === undefined) fields.assume('maximum_dc_voltage')
  if (referenceDc === undefined && fields.positive('PNomDC') === undefined)
    fields.assume('reference_dc_power')
  return {
    reference_dc_power: referenceDc ?? 1000 * (fields.positive('PNomDC') ?? rated / 980),
    reference_dc_voltage:
      reference?.input_voltage ?? fields.positive('VmppNom') ?? (minimum + maximumMppt) / 2,
    maximum_dc_power: maximumDcPowerW(fields, rated),
    maximum_dc_current: maximumDcCurrentA(fields, rated, minimum),
    minimum_dc_voltage: minimum,
    maximum_dc_voltage: fields.positive('VAbsMax') ?? maximumMppt,
    minimum_mppt_voltage: minimum,
    maximum_mppt_voltage: maximumMppt,
  }
}

function maximumDcPowerW(fields: PvsystFields, ratedW: number): number {
  const given = fields.positive('PMaxDC')
  if (given !== undefined) return 1000 * given
  fields.assume('maximum_dc_power')
  fields.changed(
    'PMaxDC is missing; 1.5 times the rated AC power was taken as the highest DC power.',
  )
  return 1.5 * ratedW
}

function maximumDcCurrentA(fields: PvsystFields, ratedW: number, minimumV: number): number {
  const given = fields.positive('IMaxDC') ?? fields.positive('IDCMax') ?? fields.positive('INomDC')
  if (given !== undefined) return given
  fields.assume('maximum_dc_current')
  fields.changed('IMaxDC is missing; the current at rated power and lowest MPP voltage was taken.')
  return ratedW / minimumV
}

/** DC power that gives an AC power, linear between points and beyond the last. */
function dcPowerAt({ points }: EfficiencyCurve, acW: number): number | undefined {
  const upper = Math.max(
    1,
    points.findIndex(({ ac_power }) => ac_power >= acW),
  )
  const index = points.some(({ ac_power }) => ac_power >= acW) ? upper : points.length - 1
  const [a, b] = [points[index - 1], points[index]]
  if (!a || !b || b.ac_power === a.ac_power) return undefined
  return a.dc_power + ((acW - a.ac_power) * (b.dc_power - a.dc_power)) / (b.ac_power - a.ac_power)
}

/** `ProfilPIOV1` to `3` at the voltages of `VNomEff`; files of one curve have `ProfilPIO`. */
function efficiencyCurves(
  converter: PvsystObject | undefined,
  fields: PvsystFields,
): readonly EfficiencyCurve[] {
  const voltages = fields.numbers('VNomEff')
  const curves = [1, 2, 3].flatMap((number): readonly EfficiencyCurve[] => {
    const voltage = voltages[number - 1]
    const curve = curveOf(childOf(converter, `ProfilPIOV${number}`), voltage ?? 0, fields)
    return curve && voltage !== undefined && voltage > 0 ? [curve] : []
  })
  if (curves.length > 0) return curves
  const middle = (required(fields, 'VMppMin') + required(fields, 'VMPPMax')) / 2
  const single = curveOf(
    childOf(converter, 'ProfilPIO'),
    fields.positive('VmppNom') ?? middle,
    fields,
  )
  if (single) return [single]
  throw new PvsystFileError(
    'missing_value',
    'The OND file has no efficiency curve (ProfilPIO or ProfilPIOV1 to 3). Complete it in PVsyst and import it again.',
  )
}

function curveOf(
  profile: PvsystObject | undefined,
  input_voltage: number,
  fields: PvsystFields,
): EfficiencyCurve | undefined {
  const points = profilePoints(profile).map(([dc_power, ac_power]) => ({ dc_power, ac_power }))
  if (points.length < 2) return undefined
  const gains = points.filter(({ dc_power, ac_power }) => ac_power > dc_power)
  if (gains.length > 0)
    fields.changed(
      `${gains.length} points of the curve at ${input_voltage} V give more AC than DC power and were left out.`,
    )
  return { input_voltage, points: points.filter((point) => !gains.includes(point)) }
}
