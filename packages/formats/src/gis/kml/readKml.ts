import { createFeatureList, type FeatureList } from '../file/featureList.ts'
import type { GisFile, GisHeights, GisValue } from '../file/gisFile.ts'
import { GisFileError } from '../file/gisFileError.ts'
import type { GisLimits } from '../file/gisLimits.ts'
import type { XmlElement } from '../file/parseXml.ts'
import {
  childOf,
  childrenOf,
  childText,
  descendantsOf,
  lineOf,
  nameOf,
  readXml,
} from '../file/readXml.ts'
import { type KmlShape, kmlShapes } from './kmlGeometry.ts'
import { colorsOfPlacemark, type KmlColors, type KmlStyles, kmlStyles } from './kmlStyles.ts'

/**
 * Reads the placemarks of a KML file (OGC 12-007r2): folders, colours, heights, attributes. Links to other files
 * are not followed; pictures, models and tours are left out.
 * @throws GisFileError damaged, not_known
 */
export function readKml(filename: string, bytes: Uint8Array, limits: GisLimits): GisFile {
  const root = readXml(filename, bytes)
  if (!/^(kml|Document|Folder|Placemark)$/.test(nameOf(root))) {
    throw new GisFileError(
      'not_known',
      `${filename} is XML, but no KML: it starts with ${root.tagName}.`,
    )
  }
  const list = createFeatureList(limits)
  addElement(root, [], { list, styles: kmlStyles(root) })
  return {
    format: 'kml',
    filename,
    features: list.features,
    coordinates: { kind: 'degrees' },
    warnings: list.warnings(),
  }
}

interface Reading {
  readonly list: FeatureList
  readonly styles: KmlStyles
}

/** What is reported of elements that are not read. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  NetworkLink: 'Network links are not followed: open them and import the file that they lead to',
  GroundOverlay: 'Ground overlays are left out: add pictures as raster layers',
  ScreenOverlay: 'Screen overlays are left out',
  PhotoOverlay: 'Photo overlays are left out',
  Tour: 'Tours are left out',
}

function addElement(element: XmlElement, folders: readonly string[], reading: Reading): void {
  const name = nameOf(element)
  const reason = LEFT_OUT[name]
  if (reason !== undefined) {
    const href = descendantsOf(element, 'href')[0]?.textContent?.trim()
    const place = name === 'NetworkLink' && href ? href : lineOf(element)
    reading.list.leaveOut(reason, place)
    return
  }
  if (name === 'Placemark') addPlacemark(element, folders, reading)
  if (!/^(kml|Document|Folder)$/.test(name)) return
  const own = name === 'Folder' ? childText(element, 'name') : ''
  const path = own === '' ? folders : [...folders, own]
  for (const child of childrenOf(element)) addElement(child, path, reading)
}

function addPlacemark(
  placemark: XmlElement,
  folders: readonly string[],
  { list, styles }: Reading,
): void {
  const place = lineOf(placemark)
  const { shapes, unread } = kmlShapes(placemark)
  for (const kind of unread) list.leaveOut(`Geometry of the kind ${kind} is not read`, place)
  if (shapes.length === 0 && unread.length === 0) {
    list.leaveOut('Placemarks without a shape are left out', place)
  }
  const colors = colorsOfPlacemark(placemark, styles)
  const attributes = attributesOf(placemark)
  for (const heights of ['sea', 'ground', 'none'] as const) {
    const same = shapes.filter((shape) => shape.heights === heights)
    const [first] = same
    if (first === undefined) continue
    list.add({
      name: childText(placemark, 'name'),
      layer: folders.join(' / '),
      geometry: oneGeometry(same),
      heights: heights satisfies GisHeights,
      color: colorOf(first, colors),
      attributes: { ...attributes, ...(first.isExtruded && { extrude: true }) },
      place,
    })
  }
}

function oneGeometry(shapes: readonly KmlShape[]): KmlShape['geometry'] {
  const [first] = shapes
  return shapes.length === 1 && first !== undefined
    ? first.geometry
    : { type: 'GeometryCollection', geometries: shapes.map(({ geometry }) => geometry) }
}

function colorOf({ geometry }: KmlShape, { line, area, icon }: KmlColors): string | undefined {
  if (geometry.type === 'Polygon') return area ?? line
  return geometry.type === 'Point' ? icon : (line ?? area)
}

/** Description and extended data; all values are text. */
function attributesOf(placemark: XmlElement): Record<string, GisValue> {
  const attributes: Record<string, GisValue> = {}
  const description = childText(placemark, 'description')
  if (description !== '') attributes['description'] = description
  const data = childOf(placemark, 'ExtendedData')
  if (data === undefined) return attributes
  for (const item of childrenOf(data, 'Data')) {
    attributes[item.getAttribute('name') ?? ''] = childText(item, 'value')
  }
  for (const item of descendantsOf(data, 'SimpleData')) {
    attributes[item.getAttribute('name') ?? ''] = item.textContent.trim()
  }
  return attributes
}
