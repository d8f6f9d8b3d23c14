import { useEffect, useState } from 'react'
import { useCurrentProject } from '../../lib/currentProject.ts'
import type { DesignSession } from '../design-session/session.ts'
import { visibleLayers } from '../drawing/editor/visibleLayers.ts'
import { laidOutBlocks } from './model/laidOutBlocks.ts'
import { type SceneModel, sceneModel } from './model/sceneModel.ts'

export type SceneModelView =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string }
  | {
      readonly state: 'ready'
      readonly model: SceneModel
      /** Blocks that are missing, and why. */
      readonly problems: readonly string[]
    }

/** Edits beside the scene are gathered for this long before it is built anew. */
const SETTLE_MS = 120

/** The plant in metres; it follows edits, the terrain and what is hidden. */
export function useSceneModel(session: DesignSession): SceneModelView {
  const { altitude_m } = useCurrentProject()
  const [view, setView] = useState<SceneModelView>({ state: 'loading' })
  useEffect(() => {
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout> | undefined
    let round = 0
    const build = async (): Promise<void> => {
      round += 1
      const mine = round
      const next = await builtModel(session, altitude_m)
      if (isCurrent && mine === round) setView(next)
    }
    const schedule = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => void build(), SETTLE_MS)
    }
    void build()
    let { hidden } = session.editor.get()
    const onEditor = (): void => {
      const now = session.editor.get().hidden
      if (now === hidden) return
      hidden = now
      schedule()
    }
    const stops = [session.shown, session.components, session.terrain, session.layout].map(
      (store) => store.subscribe(schedule),
    )
    stops.push(session.editor.subscribe(onEditor))
    return () => {
      isCurrent = false
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [session, altitude_m])
  return view
}

async function builtModel(session: DesignSession, altitudeM: number): Promise<SceneModelView> {
  try {
    const { blocks, problems } = await laidOutBlocks(session)
    const model = sceneModel({
      blocks,
      layers: visibleLayers(session.editor.get(), session.shown.get()),
      frame: session.frame,
      terrain: session.terrain.get(),
      altitudeM,
    })
    if (model.tableCount === 0 && problems.length > 0) throw new Error(problems.join('; '))
    return { state: 'ready', model, problems }
  } catch (error) {
    return { state: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}
