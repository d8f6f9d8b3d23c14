import type { BlockLayer, LocalFrame, PointM } from '@duet/plant'
import type { Hit } from './hitTest.ts'
import { layerLines } from './layerLines.ts'
import { drawingGuides, type Guide } from './snapGuides.ts'

/** A dragged corner goes along or square to the edges that lead on from its neighbours. */
export function cornerGuides(
  layer: BlockLayer,
  { kind, ref }: Extract<Hit, { kind: 'vertex' | 'midpoint' }>,
  frame: LocalFrame,
): readonly Guide[] {
  const line = layerLines(layer, frame)[ref.part] ?? []
  const isRing = layer.geojson.geometry.type === 'Polygon'
  const own = isRing ? line.slice(0, -1) : line
  const at = (index: number): PointM | undefined =>
    isRing ? own[(index + own.length) % own.length] : own[index]
  const before = [at(ref.index - 2), at(ref.index - 1)]
  const after = [at(ref.index + 2), at(ref.index + 1)]
  // a new corner stands between its vertex and the next
  const chains =
    kind === 'vertex'
      ? [before, after]
      : [
          [at(ref.index - 1), at(ref.index)],
          [at(ref.index + 2), at(ref.index + 1)],
        ]
  return chains.flatMap((chain) => {
    const points = chain.filter((point) => point !== undefined)
    return drawingGuides(points, []).filter(({ through }) => through === points.at(-1))
  })
}
