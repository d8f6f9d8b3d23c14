import type { Block } from '../../block/block.ts'
import type { LayerOf } from '../../layers/blockLayer.ts'
import { createLayer } from '../../layers/createLayer.ts'
import { type Design, type DesignDiff, EMPTY_DIFF } from '../designDiff.ts'
import { putBlock, putLayer } from '../designEdits.ts'
import { editedFields, sameField } from '../recordFields.ts'
import type { DesignRecord } from '../sameRecord.ts'
import { block } from './randomEdits.ts'

export type Owner = 'Ann' | 'Ben' | 'both'

type Exclusion = LayerOf<'exclusion'>

const exclusion = (id: string, block_id: string): Exclusion => ({
  ...createLayer({
    id,
    projectId: 'p',
    blockId: block_id,
    type: 'exclusion',
    geojson: {
      type: 'Feature',
      geometry: {
        type: 'LineString',
        coordinates: [
          [0, 0],
          [0, 1e-4],
        ],
      },
      properties: { bufferRadius: 0 },
    },
    name: id,
    createdAt: '2026-01-01T00:00:00Z',
  }),
})

export const OWNED_START: Design = {
  blocks: { a: block('a'), b: block('b') },
  block_layers: { p: exclusion('p', 'a'), q: exclusion('q', 'b') },
}

interface Change<T> {
  readonly by: Owner
  readonly field: string
  readonly change: (record: T, number: number) => T
}

/** Fields that one person alone changes, and some that both do; every value is written once. */
const BLOCK_CHANGES: readonly Change<Block>[] = [
  { by: 'Ann', field: 'name', change: (one, n) => ({ ...one, name: `name ${n}` }) },
  { by: 'Ann', field: 'slope_tilt', change: (one, n) => ({ ...one, slope_tilt: n }) },
  { by: 'Ben', field: 'num_inverters', change: (one, n) => ({ ...one, num_inverters: n }) },
  { by: 'Ben', field: 'edge_setback', change: (one, n) => ({ ...one, edge_setback: n }) },
  { by: 'both', field: 'soiling_rate', change: (one, n) => ({ ...one, soiling_rate: n }) },
  { by: 'both', field: 'slope_azimuth', change: (one, n) => ({ ...one, slope_azimuth: n }) },
]
const LAYER_CHANGES: readonly Change<Exclusion>[] = [
  { by: 'Ann', field: 'name', change: (one, n) => ({ ...one, name: `name ${n}` }) },
  {
    by: 'Ann',
    field: 'property bufferRadius',
    change: (one, n) => ({
      ...one,
      geojson: { ...one.geojson, properties: { bufferRadius: n } },
    }),
  },
  { by: 'Ben', field: 'sort_order', change: (one, n) => ({ ...one, sort_order: n }) },
  {
    by: 'Ben',
    field: 'geojson',
    change: (one, n) => ({
      ...one,
      geojson: {
        ...one.geojson,
        geometry: {
          type: 'LineString',
          coordinates: [
            [0, 0],
            [0, n / 1e4],
          ],
        },
      },
    }),
  },
  { by: 'both', field: 'source_url', change: (one, n) => ({ ...one, source_url: `${n}` }) },
]

/** One field of one record, changed by who may; now and then a layer is added. None is deleted: what comes back has another life. */
export function ownEdit(
  next: () => number,
  who: Owner,
  design: Design,
  number: number,
): DesignDiff {
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(next() * items.length)]
  const mayDo = ({ by }: { readonly by: Owner }): boolean => by === who || by === 'both'
  const one = pick(Object.values(design.blocks))
  const layer = pick(Object.values(design.block_layers).filter(isExclusion))
  const fate = next()
  if (fate < 0.1) return one ? putLayer(design, exclusion(`x${number}`, one.id)) : EMPTY_DIFF
  if (fate < 0.55) {
    const change = pick(BLOCK_CHANGES.filter(mayDo))
    return one && change ? putBlock(design, change.change(one, number)) : EMPTY_DIFF
  }
  const change = pick(LAYER_CHANGES.filter(mayDo))
  return layer && change ? putLayer(design, change.change(layer, number)) : EMPTY_DIFF
}

/** Fields of `who` that differ between two designs, in records that both have: 'a name: 1, 2'. */
export function changedFieldsOf(who: Owner, before: Design, after: Design): readonly string[] {
  const all = (design: Design): Readonly<Record<string, DesignRecord>> => ({
    ...design.blocks,
    ...design.block_layers,
  })
  const [left, right] = [all(before), all(after)]
  return Object.entries(left).flatMap(([id, record]) => {
    const [old, now] = [editedFields(record), editedFields(right[id])]
    const changes = isExclusion(record) ? LAYER_CHANGES : BLOCK_CHANGES
    return [...changes]
      .filter(
        ({ by, field }) => by === who && right[id] && !sameField(field, old[field], now[field]),
      )
      .map(({ field }) => `${id} ${field}: ${JSON.stringify([old[field], now[field]])}`)
  })
}

function isExclusion(record: DesignRecord): record is Exclusion {
  return 'type' in record && record.type === 'exclusion'
}

/** A field that both may change. */
export function isShared(field: string): boolean {
  return [...BLOCK_CHANGES, ...LAYER_CHANGES].some(
    (one) => one.field === field && one.by === 'both',
  )
}
