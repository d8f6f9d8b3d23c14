import type { Block, PlantComponent } from '@duet/plant'
import { type GivenValues, studyParameter } from '../../lib/studyParameters.ts'

/** What a study is asked with, beside the choices of its runs. */
export interface StudyForm extends GivenValues {
  readonly isStudy: boolean
}

export const FIRST_STUDY: StudyForm = {
  isStudy: false,
  parameter: 'tilt',
  how: 'list',
  list: '',
  from: null,
  to: null,
  step: null,
  chosen: [],
}

/** What the chosen blocks have now, beside the field. */
export function presentValue(
  parameter: string,
  blocks: readonly Block[],
  components: readonly PlantComponent[],
): string | undefined {
  const unit = studyParameter(parameter)?.unit ?? ''
  const found = new Set(blocks.flatMap((block) => valueOf(parameter, block, components) ?? []))
  return found.size === 0
    ? undefined
    : [...found].map((value) => `${value} ${unit}`.trim()).join(', ')
}

function valueOf(
  parameter: string,
  block: Block,
  components: readonly PlantComponent[],
): string | undefined {
  const named = (id: string | null): string | undefined =>
    components.find((component) => component.id === id)?.name
  const table = components.find(
    (component): component is PlantComponent<'table'> =>
      component.kind === 'table' && component.id === block.pv_table_id,
  )?.parameters
  switch (parameter) {
    case 'tilt':
      return table?.tracking_type === 0 ? String(table.tilt) : undefined
    case 'azimuth':
      return table && String(table.azimuth)
    case 'row_spacing':
      return table && String(Number(table.row_spacing.toFixed(3)))
    case 'num_inverters':
      return String(block.num_inverters)
    case 'modules_per_string':
      return typeof block.modules_per_string === 'number'
        ? String(block.modules_per_string)
        : undefined
    case 'panel':
      return named(block.pv_panel_id)
    case 'inverter':
      return named(block.pv_inverter_id)
    case 'backtracking':
      return table && table.tracking_type !== 0
        ? table.backtracking_enabled
          ? 'On'
          : 'Off'
        : undefined
    default:
      return undefined
  }
}
