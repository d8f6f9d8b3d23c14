import { componentDefaults, type InverterParameters, type PlantComponent } from '@duet/plant'
import type { PvsystSubArray } from '../../pvsyst/variantTypes.ts'
import type { PlanContext } from './importPlan.ts'
import { percentText, valueText } from './valueText.ts'

/** The wire from one string to its inverter. */
export function dcWirePart(
  { book, newId }: PlanContext,
  { name, losses }: PvsystSubArray,
): PlantComponent<'dcWire'> {
  const { dcWireFraction: fraction, dcResistanceOhm: arrayOhm } = losses
  const resistance = arrayOhm === null ? '' : `${valueText(1000 * arrayOhm, 'mΩ')} of the array`
  book.write('Losses', fraction === null ? 'assumed' : 'taken', {
    item: `${name}: DC wiring`,
    given: [resistance, fraction !== null && `${percentText(fraction)} at STC`]
      .filter(Boolean)
      .join(', '),
    becomes: `DC wire, loss ${percentText(fraction ?? 0)} at STC`,
  })
  return {
    id: newId(),
    kind: 'dcWire',
    name: `DC wiring, ${name}`,
    parameters: {
      ...componentDefaults('dcWire'),
      dc_line_calculation_method: 'percentage_loss',
      dc_line_loss_percentage: 100 * (fraction ?? 0),
    },
  }
}

/** The wire to the meter: its length is there, what its section is only by a number of PVsyst's list. */
export function acWirePart(
  { book, newId }: PlanContext,
  { name, losses }: PvsystSubArray,
): PlantComponent<'acWire'> {
  const lengthM = losses.acWireLengthM ?? 0
  book.write('Losses', lengthM > 0 ? 'not_taken' : 'assumed', {
    item: `${name}: AC wiring`,
    given: lengthM > 0 ? valueText(lengthM, 'm') : '',
    becomes: 'AC wire without loss',
    note:
      lengthM > 0
        ? 'The section of the wire is a number of a list within PVsyst: set the loss of the AC wire.'
        : 'The variant has none.',
  })
  return {
    id: newId(),
    kind: 'acWire',
    name: `AC wiring, ${name}`,
    parameters: {
      ...componentDefaults('acWire'),
      ac_line_calculation_method: 'percentage_loss',
      ac_line_loss_percentage: 0,
      ...(lengthM > 0 && { ac_line_length: lengthM }),
    },
  }
}

/** A transformer for the voltage of an inverter: usual losses where they are wanted, else none, for a variant says nothing of them. */
export function transformerPart(
  { choice, newId }: PlanContext,
  inverter: InverterParameters | undefined,
): PlantComponent<'transformer'> {
  const usual = componentDefaults('transformer')
  const lowSideV = inverter?.output_ac_voltage ?? usual.nominal_low_side_voltage
  const parameters = { ...usual, nominal_low_side_voltage: lowSideV }
  const name = `${lowSideV} V`
  return choice.usesStarterDefaults
    ? { id: newId(), kind: 'transformer', name: `Transformer, usual losses, ${name}`, parameters }
    : {
        id: newId(),
        kind: 'transformer',
        name: `Transformer without loss, ${name}`,
        parameters: {
          ...parameters,
          iron_power_loss_percentage: 0,
          copper_power_loss_percentage: 0,
        },
      }
}

export function writeTransformerRow({ book, choice }: PlanContext): void {
  const usual = componentDefaults('transformer')
  const { iron_power_loss_percentage: iron, copper_power_loss_percentage: copper } = usual
  book.write('Components', choice.usesStarterDefaults ? 'starter' : 'assumed', {
    item: 'Transformer',
    becomes: choice.usesStarterDefaults
      ? `Transformer, iron ${iron} %, copper ${copper} %`
      : 'Transformer without loss',
    note: choice.usesStarterDefaults
      ? 'Usual losses; the variant says nothing of a transformer.'
      : 'The keys of transformer losses in variants are not known: set them where the report has some.',
  })
}

/** What PVsyst has no word for, filled with usual values or left out. */
export function writeStructureRows({ book, choice }: PlanContext): void {
  for (const [item, usual] of [
    ['Torque tube', 'A round tube of 0.14 m'],
    ['Posts', 'Round posts of 0.15 m'],
    ['Frame of the panels', 'As deep as the panel, or 35 mm'],
  ] as const) {
    book.write('Components', choice.usesStarterDefaults ? 'starter' : 'assumed', {
      item,
      becomes: choice.usesStarterDefaults ? usual : 'None',
      note: choice.usesStarterDefaults
        ? ''
        : 'PVsyst has none, and its rear shading factor in its place.',
    })
  }
}
