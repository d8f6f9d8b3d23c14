import {
  IconBan,
  IconGridDots,
  IconLayoutGrid,
  IconLine,
  IconPolygon,
  IconRectangle,
  IconRoad,
  IconRulerMeasure,
  IconScissors,
  IconShadow,
  IconTree,
  IconVectorOff,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ActionToolName, DrawToolName } from '../../drawing/tools/toolKinds.ts'

export const TOOL_ICONS: Readonly<Record<DrawToolName | ActionToolName, TablerIcon>> = {
  perimeter: IconPolygon,
  section: IconGridDots,
  guide_line: IconLine,
  panels: IconLayoutGrid,
  frame: IconRectangle,
  exclusion: IconBan,
  exclusion_line: IconRoad,
  shading: IconTree,
  shading_point: IconShadow,
  hole: IconVectorOff,
  split: IconScissors,
  measure: IconRulerMeasure,
}
