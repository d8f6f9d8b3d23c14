import { strToU8, zipSync } from 'fflate'
import type { Position } from 'geojson'
import type { GisFeature, GisGeometry, GisHeights, WrittenFile } from '../file/gisFile.ts'
import { escapedXml } from '../file/xmlText.ts'

/** Decimals of a degree: 0.1 mm on the ground. */
const DEGREE_DECIMALS = 9
const HEIGHT_DECIMALS = 4
const DEFAULT_COLOR = '#5b6672'

/** A KML document; features lie in folders by their layer. Coordinates must be degrees of WGS 84. */
export function writeKml(name: string, features: readonly GisFeature[]): WrittenFile {
  return {
    bytes: strToU8(kmlText(name, features)),
    extension: 'kml',
    mediaType: 'application/vnd.google-earth.kml+xml',
  }
}

/** The same in an archive. */
export function writeKmz(name: string, features: readonly GisFeature[]): WrittenFile {
  return {
    bytes: zipSync({ 'doc.kml': strToU8(kmlText(name, features)) }),
    extension: 'kmz',
    mediaType: 'application/vnd.google-earth.kmz',
  }
}

function kmlText(name: string, features: readonly GisFeature[]): string {
  const colors = [...new Set(features.map(({ color = DEFAULT_COLOR }) => color))]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    `<Document><name>${escapedXml(name)}</name>`,
    ...colors.map(styleText),
    ...folderLines(features, (feature) => feature.layer),
    '</Document>',
    '</kml>',
    '',
  ].join('\n')
}

/** Features by folder, nested at ' / ', in the order in which the folders first come. */
function folderLines(
  features: readonly GisFeature[],
  pathOf: (feature: GisFeature) => string,
): readonly string[] {
  const here = features.filter((feature) => pathOf(feature) === '')
  const folders = Map.groupBy(
    features.filter((feature) => pathOf(feature) !== ''),
    (feature) => pathOf(feature).split(' / ')[0] ?? '',
  )
  return [
    ...here.map(placemarkText),
    ...[...folders].flatMap(([folder, inside]) => [
      `<Folder><name>${escapedXml(folder)}</name>`,
      ...folderLines(inside, (feature) =>
        pathOf(feature).slice(folder.length).replace(/^ \/ /, ''),
      ),
      '</Folder>',
    ]),
  ]
}

function styleText(color: string): string {
  const [, r = '', g = '', b = ''] = /^#(..)(..)(..)$/.exec(color) ?? []
  const bgr = `${b}${g}${r}`
  return (
    `<Style id="${styleId(color)}"><IconStyle><color>ff${bgr}</color></IconStyle>` +
    `<LineStyle><color>ff${bgr}</color><width>2</width></LineStyle>` +
    `<PolyStyle><color>66${bgr}</color></PolyStyle></Style>`
  )
}

const styleId = (color: string): string => `c${color.slice(1)}`

function placemarkText(feature: GisFeature): string {
  const { extrude, ...attributes } = feature.attributes
  const data = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(
      ([key, value]) =>
        `<Data name="${escapedXml(key)}"><value>${escapedXml(String(value))}</value></Data>`,
    )
  return (
    `<Placemark><name>${escapedXml(feature.name)}</name>` +
    `<styleUrl>#${styleId(feature.color ?? DEFAULT_COLOR)}</styleUrl>` +
    (data.length === 0 ? '' : `<ExtendedData>${data.join('')}</ExtendedData>`) +
    `${geometryText(feature.geometry, feature.heights, extrude === true)}</Placemark>`
  )
}

function geometryText(geometry: GisGeometry, heights: GisHeights, isExtruded: boolean): string {
  const mode = `${isExtruded ? '<extrude>1</extrude>' : ''}${modeText(heights)}`
  switch (geometry.type) {
    case 'Point':
      return `<Point>${mode}${coordinatesText([geometry.coordinates])}</Point>`
    case 'LineString':
      return `<LineString>${mode}${coordinatesText(geometry.coordinates)}</LineString>`
    case 'Polygon': {
      const [outline = [], ...holes] = geometry.coordinates
      const inner = holes.map((hole) => `<innerBoundaryIs>${ringText(hole)}</innerBoundaryIs>`)
      return `<Polygon>${mode}<outerBoundaryIs>${ringText(outline)}</outerBoundaryIs>${inner.join('')}</Polygon>`
    }
  }
}

function modeText(heights: GisHeights): string {
  if (heights === 'none') return ''
  return `<altitudeMode>${heights === 'sea' ? 'absolute' : 'relativeToGround'}</altitudeMode>`
}

const ringText = (ring: readonly Position[]): string =>
  `<LinearRing>${coordinatesText(ring)}</LinearRing>`

function coordinatesText(positions: readonly Position[]): string {
  const tuples = positions.map(([x = 0, y = 0, z]) => {
    const plane = `${x.toFixed(DEGREE_DECIMALS)},${y.toFixed(DEGREE_DECIMALS)}`
    return z === undefined ? plane : `${plane},${z.toFixed(HEIGHT_DECIMALS)}`
  })
  return `<coordinates>${tuples.join(' ')}</coordinates>`
}
