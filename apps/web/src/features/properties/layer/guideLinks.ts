import {
  type BlockLayer,
  type Design,
  type DesignDiff,
  diffBetween,
  type LayerOf,
} from '@duet/plant'
import { linkedPerimeter } from '../../drawing/editor/newLayer.ts'

type Perimeter = LayerOf<'perimeter'>

/** The perimeters whose rows follow a guide line. */
export function followersOf(design: Design, guideLineId: string): readonly Perimeter[] {
  return perimetersOf(design).filter((perimeter) => guideOf(perimeter) === guideLineId)
}

/** Makes exactly these perimeters, of whatever blocks, follow a guide line. */
export function setFollowers(
  design: Design,
  guideLineId: string,
  perimeterIds: readonly string[],
): DesignDiff {
  const wanted = new Set(perimeterIds)
  return relink(design, (perimeter) => {
    if (wanted.has(perimeter.id)) return guideLineId
    const guide = guideOf(perimeter)
    return guide === guideLineId ? null : guide
  })
}

/** Makes a perimeter follow a guide line, or none. */
export function setGuideLine(
  design: Design,
  perimeterId: string,
  guideLineId: string | null,
): DesignDiff {
  return relink(design, (perimeter) =>
    perimeter.id === perimeterId ? guideLineId : guideOf(perimeter),
  )
}

function relink(design: Design, guideFor: (perimeter: Perimeter) => string | null): DesignDiff {
  const guides = new Map(
    perimetersOf(design).map((perimeter) => [perimeter.id, guideFor(perimeter)]),
  )
  // groups that someone joins or leaves are written anew
  const touched = new Set(
    perimetersOf(design).flatMap((perimeter) => {
      const [before, after] = [guideOf(perimeter), guides.get(perimeter.id) ?? null]
      return before === after ? [] : [before, after]
    }),
  )
  const changed = perimetersOf(design).flatMap((perimeter) => {
    const guide = guides.get(perimeter.id) ?? null
    const isTouched = touched.has(guide) && (guide !== null || guideOf(perimeter) !== null)
    return isTouched ? [[perimeter.id, linked(perimeter, guide, guides)] as const] : []
  })
  const block_layers: Readonly<Record<string, BlockLayer>> = {
    ...design.block_layers,
    ...Object.fromEntries(changed),
  }
  return diffBetween(design, { ...design, block_layers })
}

function linked(
  perimeter: Perimeter,
  guideLineId: string | null,
  guides: ReadonlyMap<string, string | null>,
): Perimeter {
  const polygonIds =
    guideLineId === null
      ? []
      : [...guides].flatMap(([id, guide]) =>
          guide === guideLineId && id !== perimeter.id ? [id] : [],
        )
  return linkedPerimeter(perimeter, guideLineId, polygonIds)
}

function guideOf(perimeter: Perimeter): string | null {
  return perimeter.geojson.properties.guideLineId ?? null
}

function perimetersOf({ block_layers }: Design): readonly Perimeter[] {
  return Object.values(block_layers).filter(
    (layer): layer is Perimeter => layer.type === 'perimeter',
  )
}
