import { inverterDefaults, type PlantComponent } from '@duet/plant'
import type { PvsystSubArray } from '../../pvsyst/variantTypes.ts'
import { findFile } from '../upload/findFile.ts'
import { nameKey } from '../upload/importFile.ts'
import type { PlanContext } from './importPlan.ts'
import { valueText } from './valueText.ts'

/** An inverter, and whether the project has it already. */
export interface InverterPart {
  readonly component: PlantComponent<'inverter'>
  readonly isStored: boolean
}

/** The inverter of a sub-array; undefined where its file is not there and none was chosen. */
export function inverterPart(
  context: PlanContext,
  subArray: PvsystSubArray,
): InverterPart | undefined {
  const { files, choice, variant, book, newId } = context
  const given = subArray.ondFile ?? 'not named'
  const file = findFile(files, 'ond', subArray.ondFile, variant.path)
  if (file) {
    const { name, parameters, notes } = file.content
    book.write('Components', 'taken', { item: 'Inverter', given, becomes: `Inverter ${name}` })
    for (const note of notes.changed) {
      book.write('Components', 'assumed', { item: 'Inverter', given, note })
    }
    return { component: { id: newId(), kind: 'inverter', name, parameters }, isStored: false }
  }
  const chosen = choice.components.find(({ file: name }) => nameKey(name) === nameKey(given))
  if (chosen?.component.kind === 'inverter') {
    const { component, isStored } = chosen
    const note = 'Chosen here, since the file is not there.'
    book.write('Components', 'assumed', {
      item: 'Inverter',
      given,
      becomes: `Inverter ${component.name}`,
      note,
    })
    return { component, isStored }
  }
  return missingInverter(context, subArray, given)
}

/** Of the power that the variant says, with the efficiency of a usual one. */
function missingInverter(
  { choice, book, newId }: PlanContext,
  { acPowerPerInverterW: acW }: PvsystSubArray,
  given: string,
): InverterPart | undefined {
  if (!choice.usesStarterDefaults) {
    const note =
      'The file is not there. Choose an inverter of the project or the library, or send the file.'
    book.write('Components', 'to_choose', { item: 'Inverter', given, note })
    return undefined
  }
  const name = `${given.replace(/\.ond$/i, '')} (usual inverter)`
  const power = acW === null ? '' : ` of ${valueText(acW / 1000, 'kW')}`
  const note = `The file is not there: an inverter${power} with a usual efficiency stands for it.`
  book.write('Components', 'starter', {
    item: 'Inverter',
    given,
    becomes: `Inverter ${name}`,
    note,
  })
  const parameters =
    acW === null ? inverterDefaults : scaledInverter(acW / inverterDefaults.rated_output_ac_power)
  return { component: { id: newId(), kind: 'inverter', name, parameters }, isStored: false }
}

/** The usual inverter made larger or smaller: powers and currents by the factor, voltages as they are. */
function scaledInverter(factor: number): typeof inverterDefaults {
  const usual = inverterDefaults
  return {
    ...usual,
    rated_output_ac_power: usual.rated_output_ac_power * factor,
    maximum_ac_power: usual.maximum_ac_power * factor,
    reference_dc_power: usual.reference_dc_power * factor,
    maximum_dc_power: usual.maximum_dc_power * factor,
    self_consumption_power: usual.self_consumption_power * factor,
    night_tare_power: usual.night_tare_power * factor,
    maximum_dc_current: usual.maximum_dc_current * factor,
    sandia_model_c0: usual.sandia_model_c0 / factor,
    temp_derate_curves: usual.temp_derate_curves.map(({ temperature, ac_power }) => ({
      temperature,
      ac_power: ac_power * factor,
    })),
    cec_efficiency_curves: usual.cec_efficiency_curves.map((curve) => ({
      ...curve,
      points: curve.points.map(({ dc_power, ac_power }) => ({
        dc_power: dc_power * factor,
        ac_power: ac_power * factor,
      })),
    })),
  }
}
