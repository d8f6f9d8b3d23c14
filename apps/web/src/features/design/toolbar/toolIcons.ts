import {
  IconRulerMeasure,
  IconScissors,
  IconShadow,
  IconVectorOff,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ActionToolName, DrawToolName } from '../../drawing/tools/toolKinds.ts'
import { LAYER_ICONS } from '../../map/layerIcons.ts'

export const TOOL_ICONS: Readonly<Record<DrawToolName | ActionToolName, TablerIcon>> = {
  ...LAYER_ICONS,
  shading_point: IconShadow,
  hole: IconVectorOff,
  split: IconScissors,
  measure: IconRulerMeasure,
}
