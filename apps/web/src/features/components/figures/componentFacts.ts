import { type ComponentKind, fieldsOf, panelFault, panelStc, validateComponent } from '@duet/plant'
import { formatUnit, MISSING } from '../../../lib/format.ts'
import type { Column } from '../../../ui/DataTable.tsx'
import { type Draft, draftOf } from '../componentDraft.ts'
import { numberOf } from '../draftValues.ts'

/** The fields by which people distinguish components of a kind. */
const DISTINGUISHING: Readonly<Record<ComponentKind, readonly string[]>> = {
  panel: ['panel_technology', 'panel_type', 'short_circuit_current', 'open_circuit_voltage'],
  table: ['tracking_type', 'num_tiers', 'num_cols', 'row_spacing'],
  inverter: ['inverter_data_source', 'rated_output_ac_power', 'maximum_dc_voltage'],
  transformer: [
    'nominal_low_side_voltage',
    'nominal_high_side_voltage',
    'copper_power_loss_percentage',
  ],
  hvTransformer: [
    'nominal_low_side_voltage',
    'nominal_high_side_voltage',
    'copper_power_loss_percentage',
  ],
  dcWire: ['dc_line_calculation_method', 'dc_line_loss_percentage', 'dc_line_length'],
  acWire: ['ac_line_calculation_method', 'ac_line_loss_percentage', 'ac_line_length'],
}

interface Fact {
  readonly name: string
  readonly label: string
  readonly text: (parameters: unknown) => string
  readonly value: (parameters: unknown) => string | number | null
}

/** Columns of the list of a kind. */
export function factsOf(kind: ComponentKind): readonly Fact[] {
  const fields = fieldsOf(kind)
  const named = DISTINGUISHING[kind].flatMap((name): readonly Fact[] => {
    const field = fields.find((candidate) => candidate.name === name)
    if (field === undefined) return []
    const isShown = (draft: Draft): boolean =>
      kind === 'dcWire' || kind === 'acWire' ? isUsedByMethod(name, draft) : true
    const text = (parameters: unknown): string => {
      const draft = draftOf(kind, parameters)
      if (!isShown(draft)) return MISSING
      const value = draft[name]
      const option = field.options?.find((candidate) => candidate.value === value)
      if (option !== undefined) return option.label
      const number = numberOf(value)
      return number === null ? MISSING : formatUnit(number * field.shownFactor, field.shownUnit)
    }
    const value = (parameters: unknown): string | number | null =>
      numberOf(draftOf(kind, parameters)[name]) ?? text(parameters)
    return [{ name, label: field.label, text, value }]
  })
  return kind === 'panel' ? [STC_POWER, ...named] : named
}

/** The same of anything that has parameters. */
export const factColumns = (
  kind: ComponentKind,
): readonly Column<{ readonly parameters: unknown }>[] =>
  factsOf(kind).map(({ name, label, value, text }) => ({
    key: name,
    title: label,
    value: ({ parameters }) => value(parameters),
    render: ({ parameters }) => text(parameters),
  }))

const STC_POWER: Fact = {
  name: 'stc_power',
  label: 'Power (STC)',
  text: (parameters) => formatUnit(stcPowerW(parameters), 'W'),
  value: (parameters) => stcPowerW(parameters) ?? null,
}

function stcPowerW(parameters: unknown): number | undefined {
  const panel = validateComponent('panel', draftOf('panel', parameters)).parameters
  return panel === undefined || panelFault(panel) !== undefined ? undefined : panelStc(panel).pmpW
}

/** A wire by percentage has no length that counts, and the other way round. */
function isUsedByMethod(name: string, draft: Draft): boolean {
  const method = draft['dc_line_calculation_method'] ?? draft['ac_line_calculation_method']
  if (name.endsWith('loss_percentage')) return method === 'percentage_loss'
  if (name.endsWith('line_length')) return method === 'computed_resistance'
  return true
}
