import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { useCurrentProject } from '../../lib/currentProject.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import type { DesignSession } from '../design-session/session.ts'
import type { FrameFigures, PlantView, TableRef } from './drawn/plantView.ts'
import type { SceneModel } from './model/sceneModel.ts'
import { litScene } from './model/sceneMoment.ts'
import { siteOffsetH } from './model/siteClock.ts'
import type { ScenePlace } from './model/siteSun.ts'
import classes from './PlantScene.module.css'
import { SceneLegend } from './SceneLegend.tsx'
import { SceneOverlay } from './SceneOverlay.tsx'
import { SceneSummary } from './SceneSummary.tsx'
import { sceneCommands } from './sceneCommands.ts'
import { usePlantView } from './usePlantView.ts'
import { useSceneClock } from './useSceneClock.ts'
import { useScenePointer } from './useScenePointer.ts'
import { writeLegend } from './writeLegend.ts'

interface SceneStageProps {
  readonly session: DesignSession
  readonly model: SceneModel
  /** Blocks that are missing, and why. */
  readonly problems: readonly string[]
}

/** Keys go to the drawing itself: neither a screen reader nor the map may take them. */
const DRAWING = {
  role: 'application',
  tabIndex: 0,
  'data-own-keys':
    'ArrowLeft ArrowRight ArrowUp ArrowDown + = - _ n N b B f F t T s S e E c C , < . > Escape',
} as const

/** The drawing and what stands around it: hour, tools, the chosen table, a section of rows. */
export function SceneStage({ session, model, problems }: SceneStageProps): ReactNode {
  const place = useScenePlace()
  const [moment, setMoment] = useSceneClock(session, place)
  const lit = useMemo(() => litScene(model, place, moment), [model, place, moment])
  const [chosen, setChosen] = useState<TableRef>()
  const [hasSection, setHasSection] = useState(false)
  const region = useRef<HTMLElement>(null)
  const legend = useRef<HTMLDivElement>(null)
  const tip = useRef<HTMLDivElement>(null)
  const onFrame = useCallback((figures: FrameFigures, view: PlantView) => {
    if (region.current !== null) writeFigures(region.current, figures)
    if (legend.current !== null) writeLegend(legend.current, view)
  }, [])
  const { view, failure, canvasRef } = usePlantView({ session, model, lit, chosen, onFrame })
  const commands = useMemo(
    () =>
      sceneCommands({ session, view, model, chosen, moment, setMoment, setChosen, setHasSection }),
    [session, view, model, chosen, moment, setMoment],
  )
  const pointer = useScenePointer({ view, model, tip, commands })
  if (failure !== undefined) return <SceneFailure message={failure} model={model} />
  return (
    <section
      ref={region}
      className={classes['region']}
      aria-label="3-D view"
      aria-describedby="scene-summary"
      data-table-count={model.tableCount}
      data-sun-elevation={lit.sun.elevationDeg.toFixed(3)}
      data-sun-azimuth={lit.sun.azimuthDeg.toFixed(3)}
      data-rotation={[...lit.turns.values()].map((one) => one.rotationDeg.toFixed(3)).join(' ')}
    >
      <div
        {...DRAWING}
        {...{ onKeyDown: commands.onKey }}
        className={classes['stage']}
        aria-label="The plant in three dimensions. Arrows move, with Shift they turn, plus and minus zoom, N and B go from table to table."
      >
        <canvas ref={canvasRef} className={classes['canvas']} {...pointer} />
      </div>
      <div ref={tip} className={classes['tip']} aria-hidden hidden />
      <SceneLegend legendRef={legend} />
      {problems.length > 0 && (
        <p className={classes['problems']} role="alert">
          Not shown: {problems.join('; ')}
        </p>
      )}
      <SceneOverlay
        {...{ model, lit, moment, place, chosen, hasSection, commands }}
        onMoment={setMoment}
      />
    </section>
  )
}

function SceneFailure({
  message,
  model,
}: {
  readonly message: string
  readonly model: SceneModel
}): ReactNode {
  return (
    <section className={classes['notice']} aria-label="3-D view">
      <ErrorNote message={`The 3-D view cannot be drawn: ${message}`} />
      <SceneSummary model={model} />
    </section>
  )
}

function useScenePlace(): ScenePlace {
  const { latitude, longitude, altitude_m } = useCurrentProject()
  return useMemo(
    () => ({
      latitudeDeg: latitude,
      longitudeDeg: longitude,
      altitudeM: altitude_m,
      offsetH: siteOffsetH(longitude),
    }),
    [latitude, longitude, altitude_m],
  )
}

/** What the last picture took; tests read it there. */
function writeFigures(region: HTMLElement, figures: FrameFigures): void {
  const { dataset } = region
  dataset['drawCalls'] = String(figures.drawCalls)
  dataset['triangles'] = String(figures.triangles)
  dataset['scriptMs'] = figures.scriptMs.toFixed(1)
  dataset['geometries'] = String(figures.geometries)
  dataset['textures'] = String(figures.textures)
  dataset['renderer'] = figures.renderer
  dataset['frames'] = String(Number(dataset['frames'] ?? 0) + 1)
}
