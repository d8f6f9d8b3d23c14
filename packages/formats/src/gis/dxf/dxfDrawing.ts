import type { GisLimits } from '../file/gisLimits.ts'
import { type DxfPair, type DxfPairs, dxfPairs } from './dxfPairs.ts'

/** An entity as the file has it; what belongs to it follows in `parts` (vertices, attributes of an insert). */
export interface DxfEntity {
  readonly type: string
  readonly pairs: readonly DxfPair[]
  readonly parts: readonly DxfEntity[]
  readonly line: number
}

export interface DxfBlock {
  readonly baseM: readonly [number, number, number]
  readonly entities: readonly DxfEntity[]
}

/** What of a drawing is used. */
export interface DxfDrawing {
  /** Values of the header's variables, each by its first pair. */
  readonly header: ReadonlyMap<string, string>
  /** Colours of the layers by their names in capitals: index, or true colour where it has one. */
  readonly layers: ReadonlyMap<string, DxfColor>
  readonly blocks: ReadonlyMap<string, DxfBlock>
  readonly entities: readonly DxfEntity[]
  /** Comments before the drawing. */
  readonly comments: readonly string[]
  /** The text ends with EOF. */
  readonly isWhole: boolean
}

export interface DxfColor {
  readonly index: number | undefined
  readonly rgb: number | undefined
}

/** Reads the sections of an ASCII DXF (Autodesk, "DXF Reference", 2018). @throws GisFileError damaged */
export function dxfDrawing(filename: string, text: string, limits: GisLimits): DxfDrawing {
  const header = new Map<string, string>()
  const layers = new Map<string, DxfColor>()
  const blocks = new Map<string, DxfBlock>()
  const entities: DxfEntity[] = []
  const comments: string[] = []
  const scan = scanner(dxfPairs(filename, text), comments)
  let isWhole = false
  for (let pair = scan.take(); pair !== undefined; pair = scan.take()) {
    if (pair.code !== 0) continue
    if (pair.value === 'EOF') isWhole = true
    if (pair.value !== 'SECTION') continue
    const name = scan.take()?.value
    if (name === 'HEADER') readHeader(scan, header)
    else if (name === 'TABLES') readLayers(scan, layers)
    else if (name === 'BLOCKS') readBlocks(scan, blocks)
    else if (name === 'ENTITIES') readEntities(scan, entities, limits)
  }
  return { header, layers, blocks, entities, comments, isWhole }
}

interface Scanner {
  readonly take: () => DxfPair | undefined
  readonly peek: () => DxfPair | undefined
}

/** One pair ahead; comments are put aside. */
function scanner(next: DxfPairs, comments: string[]): Scanner {
  const read = (): DxfPair | undefined => {
    let pair = next()
    while (pair?.code === 999) {
      comments.push(pair.value)
      pair = next()
    }
    return pair
  }
  let ahead = read()
  return {
    peek: () => ahead,
    take: () => {
      const pair = ahead
      ahead = read()
      return pair
    },
  }
}

function isEnd(pair: DxfPair | undefined, ...names: readonly string[]): boolean {
  return pair === undefined || (pair.code === 0 && names.includes(pair.value))
}

function readHeader(scan: Scanner, header: Map<string, string>): void {
  let name = ''
  while (!isEnd(scan.peek(), 'ENDSEC')) {
    const pair = scan.take()
    if (pair?.code === 9) name = pair.value
    else if (pair !== undefined && !header.has(name)) header.set(name, pair.value.trim())
  }
}

function readLayers(scan: Scanner, layers: Map<string, DxfColor>): void {
  while (!isEnd(scan.peek(), 'ENDSEC')) {
    const entity = readEntity(scan)
    if (entity?.type !== 'LAYER') continue
    const name = textOf(entity, 2)
    // a layer that is switched off has a negative colour
    const index = numberOf(entity, 62)
    layers.set(name.toUpperCase(), {
      index: index === undefined ? undefined : Math.abs(index),
      rgb: numberOf(entity, 420),
    })
  }
}

function readBlocks(scan: Scanner, blocks: Map<string, DxfBlock>): void {
  while (!isEnd(scan.peek(), 'ENDSEC')) {
    const start = readEntity(scan)
    if (start?.type !== 'BLOCK') continue
    const entities: DxfEntity[] = []
    while (!isEnd(scan.peek(), 'ENDBLK', 'ENDSEC')) {
      const entity = readEntity(scan)
      if (entity !== undefined) entities.push(entity)
    }
    blocks.set(textOf(start, 2).toUpperCase(), {
      baseM: [numberOf(start, 10) ?? 0, numberOf(start, 20) ?? 0, numberOf(start, 30) ?? 0],
      entities,
    })
  }
}

function readEntities(scan: Scanner, entities: DxfEntity[], limits: GisLimits): void {
  // more than the limit are read, for some are left out later
  while (!isEnd(scan.peek(), 'ENDSEC') && entities.length <= 2 * limits.features) {
    const entity = readEntity(scan)
    if (entity !== undefined) entities.push(entity)
  }
}

/** Entities that are followed by others of their own, up to a SEQEND. */
function hasParts(entity: DxfEntity): boolean {
  return entity.type === 'POLYLINE' || (entity.type === 'INSERT' && numberOf(entity, 66) === 1)
}

function readEntity(scan: Scanner): DxfEntity | undefined {
  const start = scan.take()
  if (start?.code !== 0) return undefined
  const pairs: DxfPair[] = []
  for (let pair = scan.peek(); pair !== undefined && pair.code !== 0; pair = scan.peek()) {
    pairs.push(pair)
    scan.take()
  }
  const entity = { type: start.value.trim(), pairs, parts: [], line: start.line }
  if (!hasParts(entity)) return entity
  const parts: DxfEntity[] = []
  while (/^(VERTEX|ATTRIB)$/.test(scan.peek()?.value.trim() ?? '')) {
    const part = readEntity(scan)
    if (part !== undefined) parts.push(part)
  }
  if (scan.peek()?.value.trim() === 'SEQEND') readEntity(scan)
  return { ...entity, parts }
}

/** The first value of a group. */
export function textOf({ pairs }: DxfEntity, code: number): string {
  return pairs.find((pair) => pair.code === code)?.value ?? ''
}

export function numberOf(entity: DxfEntity, code: number): number | undefined {
  const text = textOf(entity, code).trim()
  const value = Number(text)
  return text === '' || !Number.isFinite(value) ? undefined : value
}
