import type { BlockLayer, LayerType } from '@duet/plant'
import {
  IconBan,
  IconBox,
  IconGridDots,
  IconLayoutGrid,
  IconLine,
  IconPolygon,
  IconRectangle,
  IconRoad,
  IconTree,
  type TablerIcon,
} from '@tabler/icons-react'

export const LAYER_ICONS: Readonly<Record<LayerType | 'exclusion_line', TablerIcon>> = {
  perimeter: IconPolygon,
  section: IconGridDots,
  guide_line: IconLine,
  panels: IconLayoutGrid,
  exclusion: IconBan,
  exclusion_line: IconRoad,
  shading: IconTree,
  scene: IconBox,
  frame: IconRectangle,
}

export function layerIcon({ type, geojson }: BlockLayer): TablerIcon {
  const isRoad = type === 'exclusion' && geojson.geometry.type === 'LineString'
  return LAYER_ICONS[isRoad ? 'exclusion_line' : type]
}
