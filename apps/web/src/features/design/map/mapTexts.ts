import {
  azimuthDeg,
  type BlockLayer,
  type Design,
  distanceM,
  LAYER_LABELS,
  type LocalFrame,
  type PointM,
  polygonAreaM2,
} from '@duet/plant'
import { compassLetter, formatAreaM2, formatCount, formatLengthM } from '../../../lib/format.ts'
import { blocksInOrder } from '../../drawing/editor/editorState.ts'
import { layerBox } from '../../drawing/tools/layerIndex.ts'
import { layerLines } from '../../drawing/tools/layerLines.ts'
import { boxAround, middleOf } from '../../plant/boxes.ts'
import { extentText, sizeText } from '../../properties/layer/shapeFigures.ts'

/** A block of the map in words and numbers. */
export interface BlockText {
  readonly id: string
  readonly name: string
  readonly layers: number
  readonly tables: number
  readonly areaM2: number
  readonly area: string
  readonly place: string
}

export interface LayerText {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly block: string
  /** Area or length. */
  readonly size: string
  /** East-west by north-south. */
  readonly extent: string
  /** Direction and distance from the place of the project. */
  readonly place: string
}

/** What is on the map, in sentences; the first one is the whole in short. */
export function mapSentences(design: Design, tables: number, frame: LocalFrame): readonly string[] {
  const layers = Object.values(design.block_layers)
  if (layers.length === 0) return ['Nothing is drawn yet.']
  const blocks = Object.keys(design.blocks).length
  const whole = `${counted(blocks, 'block')}, ${counted(layers.length, 'layer')} and ${counted(tables, 'table')}`
  const box = boxOf(layers, frame)
  const extent = `${formatLengthM(box.width)} from west to east and ${formatLengthM(box.depth)} from south to north`
  const unassigned = layers.filter(({ block_id }) => block_id === null).length
  return [
    `The map shows ${whole}.`,
    `What is drawn reaches over ${extent}; its middle lies ${placeText(box.middle)}.`,
    ...(unassigned === 0 ? [] : [`In no block: ${counted(unassigned, 'layer')}.`]),
  ]
}

export function blockTexts(
  design: Design,
  tablesOf: (blockId: string) => number,
  frame: LocalFrame,
): readonly BlockText[] {
  const layers = Object.values(design.block_layers)
  return blocksInOrder(design).map(({ id, name }) => {
    const own = layers.filter(({ block_id }) => block_id === id)
    const areaM2 = own
      .filter(({ type }) => type === 'perimeter')
      .reduce((sum, layer) => sum + polygonAreaM2(layerLines(layer, frame)), 0)
    return {
      id,
      name,
      layers: own.length,
      tables: tablesOf(id),
      areaM2,
      area: formatAreaM2(areaM2),
      place: own.length === 0 ? 'Nothing drawn' : placeText(boxOf(own, frame).middle),
    }
  })
}

export function layerTexts(design: Design, frame: LocalFrame): readonly LayerText[] {
  return Object.values(design.block_layers).map((layer) => ({
    id: layer.id,
    name: layer.name,
    type: LAYER_LABELS[layer.type],
    block: layer.block_id === null ? 'Unassigned' : (design.blocks[layer.block_id]?.name ?? ''),
    size: sizeText(layer, frame),
    extent: layer.geojson.geometry.type === 'Point' ? '' : extentText(layer, frame),
    place: placeText(boxOf([layer], frame).middle),
  }))
}

function counted(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** Nearer than this is at the place of the project, m. */
const HERE_M = 1

/** `230 m NE of the site` */
function placeText(at: PointM): string {
  const awayM = distanceM([0, 0], at)
  if (awayM < HERE_M) return 'at the site'
  return `${formatLengthM(awayM, 3)} ${compassLetter(azimuthDeg([0, 0], at))} of the site`
}

function boxOf(layers: readonly BlockLayer[], frame: LocalFrame) {
  const box = boxAround(layers.map((layer) => layerBox(layer, frame)))
  return { middle: middleOf(box), width: box[2] - box[0], depth: box[3] - box[1] }
}
