import { type Block, blockDefaults } from '../../block/block.ts'
import type { BlockLayer } from '../../layers/blockLayer.ts'
import { guideLine, perimeter, rectangleAt } from '../../layout/testing/groundLayers.ts'
import { type Design, type DesignDiff, EMPTY_DIFF } from '../designDiff.ts'
import { deleteBlock, deleteLayer, moveLayer, putBlock, putLayer } from '../designEdits.ts'

/** Numbers in [0, 1) from a seed: the same on every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const block = (id: string, name = id): Block => ({
  ...blockDefaults,
  id,
  name,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
})

/** A perimeter of a block, following a guide line. */
export const ground = (
  id: string,
  block_id: string | null,
  guideLineId: string | null = null,
): BlockLayer => ({ ...perimeter(id, [rectangleAt(0, 0, 10, 10)], guideLineId), block_id })

export const guide = (id: string, block_id: string | null): BlockLayer => ({
  ...guideLine(id, [0, 0], [0, 10]),
  block_id,
})

interface Draw {
  readonly design: Design
  readonly number: number
  /** The id of a new record. */
  readonly newId: (prefix: string) => string
  readonly anyBlock: string
  readonly anyBlockOrNone: string | null
  readonly anyLayer: BlockLayer | undefined
  readonly anyGuide: string | null
}

/** What a user could do; weights by repetition. An edit of what is not there changes nothing. */
const EDITS: readonly ((draw: Draw) => DesignDiff)[] = [
  ({ design, newId }) => putBlock(design, block(newId('b'))),
  ({ design, newId }) => putBlock(design, block(newId('b'))),
  ({ design, number, anyBlock }) => putBlock(design, block(anyBlock, `name ${number}`)),
  ({ design, newId, anyBlockOrNone, anyGuide }) =>
    putLayer(design, ground(newId('p'), anyBlockOrNone, anyGuide)),
  ({ design, newId, anyBlockOrNone, anyGuide }) =>
    putLayer(design, ground(newId('p'), anyBlockOrNone, anyGuide)),
  ({ design, newId, anyBlockOrNone }) => putLayer(design, guide(newId('g'), anyBlockOrNone)),
  ({ design, number, newId, anyBlockOrNone, anyLayer }) =>
    putLayer(design, {
      ...(anyLayer ?? ground(newId('p'), anyBlockOrNone)),
      name: `name ${number}`,
    }),
  ({ design, anyLayer, anyBlockOrNone }) => moveLayer(design, anyLayer?.id ?? '', anyBlockOrNone),
  ({ design, anyLayer }) => deleteLayer(design, anyLayer?.id ?? ''),
  ({ design, anyLayer }) => deleteLayer(design, anyLayer?.id ?? ''),
  ({ design, anyBlock }) => deleteBlock(design, anyBlock),
]

/** One edit that a user could make, drawn from few ids so that edits meet; new ids get the number of the edit. */
export function randomEdit(
  next: () => number,
  design: Design,
  number: number,
  idOf: (name: string) => string = (name) => name,
): DesignDiff {
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(next() * items.length)]
  const layers = Object.values(design.block_layers)
  const anyBlock = pick(Object.keys(design.blocks))
  const newId = (prefix: string): string => idOf(`${prefix}${number}`)
  const draw: Draw = {
    design,
    number,
    newId,
    anyBlock: anyBlock ?? newId('b'),
    anyBlockOrNone: next() < 0.2 ? null : (anyBlock ?? null),
    anyLayer: pick(layers),
    anyGuide: pick(layers.filter(({ type }) => type === 'guide_line'))?.id ?? null,
  }
  return pick(EDITS)?.(draw) ?? EMPTY_DIFF
}
