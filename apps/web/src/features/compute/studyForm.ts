import type { Block, PlantComponent, TableParameters } from '@duet/plant'
import { type GivenValues, studyParameter } from '../../project/runs/studyParameters.ts'

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
  switch (parameter) {
    case 'num_inverters':
      return String(block.num_inverters)
    case 'modules_per_string':
      return block.modules_per_string?.toString()
    case 'panel':
      return components.find(({ id }) => id === block.pv_panel_id)?.name
    case 'inverter':
      return components.find(({ id }) => id === block.pv_inverter_id)?.name
    default: {
      const table = components.find(
        (component): component is PlantComponent<'table'> =>
          component.kind === 'table' && component.id === block.pv_table_id,
      )
      return table && tableValue(parameter, table.parameters)
    }
  }
}

function tableValue(parameter: string, table: TableParameters): string | undefined {
  const isFixed = table.tracking_type === 0
  switch (parameter) {
    case 'tilt':
      return isFixed ? String(table.tilt) : undefined
    case 'azimuth':
      return String(table.azimuth)
    case 'row_spacing':
      return String(Number(table.row_spacing.toFixed(3)))
    case 'backtracking':
      if (isFixed) return undefined
      return table.backtracking_enabled ? 'On' : 'Off'
    default:
      return undefined
  }
}
