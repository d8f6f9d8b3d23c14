import type { XmlElement } from '../file/parseXml.ts'
import { childOf, childText, descendantsOf } from '../file/readXml.ts'

/** Colours of the parts of a style, #rrggbb. */
export interface KmlColors {
  readonly line?: string
  readonly area?: string
  readonly icon?: string
}

/** The colours of each style of a document by its id. */
export type KmlStyles = ReadonlyMap<string, KmlColors>

/** Styles and style maps; of a map, the normal look. */
export function kmlStyles(root: XmlElement): KmlStyles {
  const styles = new Map<string, KmlColors>()
  for (const style of descendantsOf(root, 'Style')) {
    const id = style.getAttribute('id')
    if (id !== null && id !== '') styles.set(id, colorsOf(style))
  }
  for (const map of descendantsOf(root, 'StyleMap')) {
    const id = map.getAttribute('id')
    const pairs = descendantsOf(map, 'Pair')
    const normal = pairs.find((pair) => childText(pair, 'key') === 'normal') ?? pairs[0]
    const colors = normal === undefined ? undefined : colorsOfPlacemark(normal, styles)
    if (id !== null && colors !== undefined) styles.set(id, colors)
  }
  return styles
}

/** The colours that a placemark is drawn in: its own style before the one that it refers to. */
export function colorsOfPlacemark(placemark: XmlElement, styles: KmlStyles): KmlColors {
  const shared = styles.get(childText(placemark, 'styleUrl').replace(/^.*#/, ''))
  const own = childOf(placemark, 'Style')
  return { ...shared, ...(own && colorsOf(own)) }
}

function colorsOf(style: XmlElement): KmlColors {
  const line = colorOf(style, 'LineStyle')
  const area = colorOf(style, 'PolyStyle')
  const icon = colorOf(style, 'IconStyle')
  return { ...(line && { line }), ...(area && { area }), ...(icon && { icon }) }
}

/** KML writes aabbggrr. */
function colorOf(style: XmlElement, part: string): string | undefined {
  const element = childOf(style, part)
  const text = element === undefined ? '' : childText(element, 'color')
  const [, b = '', g = '', r = ''] =
    /^#?[0-9a-f]{2}([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text) ?? []
  return r === '' ? undefined : `#${r}${g}${b}`.toLowerCase()
}
