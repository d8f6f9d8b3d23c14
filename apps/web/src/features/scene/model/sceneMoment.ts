import { type OwnTurns, ownTurns } from './ownTurns.ts'
import type { SceneModel } from './sceneModel.ts'
import type { SiteMoment } from './siteClock.ts'
import { type ScenePlace, type SiteSun, sunAt } from './siteSun.ts'
import { type TableTurn, tableTurn } from './tableTurn.ts'

/** The sun of a moment, and how the tables of each block stand. */
export interface LitScene {
  readonly sun: SiteSun
  readonly turns: ReadonlyMap<string, TableTurn>
  /** Of blocks whose tables each stand at an angle of their own. */
  readonly own: ReadonlyMap<string, OwnTurns>
}

export function litScene(model: SceneModel, place: ScenePlace, moment: SiteMoment): LitScene {
  const sun = sunAt(place, moment)
  return {
    sun,
    turns: new Map(model.blocks.map((block) => [block.id, tableTurn(block, sun)])),
    own: new Map(
      model.blocks.flatMap((block) => {
        const turns = ownTurns(block, sun)
        return turns ? [[block.id, turns] as const] : []
      }),
    ),
  }
}
