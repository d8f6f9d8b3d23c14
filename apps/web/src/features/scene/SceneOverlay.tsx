import { VisuallyHidden } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import type { TableRef } from './drawn/plantView.ts'
import { turnOfTable } from './model/ownTurns.ts'
import type { SceneModel } from './model/sceneModel.ts'
import type { LitScene } from './model/sceneMoment.ts'
import type { SiteMoment } from './model/siteClock.ts'
import { type ScenePlace, sunCourse } from './model/siteSun.ts'
import classes from './PlantScene.module.css'
import { SceneSummary } from './SceneSummary.tsx'
import { SceneToolbar } from './SceneToolbar.tsx'
import type { SceneCommands } from './sceneCommands.ts'
import { SectionPanel } from './section/SectionPanel.tsx'
import { TableCard } from './TableCard.tsx'
import { TimeBar } from './TimeBar.tsx'

interface SceneOverlayProps {
  readonly model: SceneModel
  readonly lit: LitScene
  readonly moment: SiteMoment
  readonly place: ScenePlace
  readonly chosen: TableRef | undefined
  readonly hasSection: boolean
  readonly commands: SceneCommands
  readonly onMoment: (moment: SiteMoment) => void
}

/** What lies over the drawing. */
export function SceneOverlay(props: SceneOverlayProps): ReactNode {
  const { model, lit, moment, place, chosen, hasSection, commands, onMoment } = props
  const course = useMemo(() => sunCourse(place, moment), [place, moment])
  const block = model.blocks.find(({ id }) => id === chosen?.blockId)
  const turn = lit.turns.get(chosen?.blockId ?? '')
  const isThere = chosen !== undefined && chosen.table < (block?.layout.count ?? 0)
  return (
    <>
      <VisuallyHidden id="scene-summary" component="div">
        <SceneSummary model={model} />
      </VisuallyHidden>
      <SceneToolbar {...{ commands, lit, moment, place, hasSection }} />
      {isThere && block && turn && (
        <TableCard
          {...{ model, block, commands }}
          table={chosen.table}
          turn={turnOfTable(turn, lit.own.get(block.id), chosen.table)}
          onClose={() => commands.choose(undefined)}
        />
      )}
      <div className={classes['footer']}>
        {hasSection && (
          <SectionPanel
            {...{ model, lit, course, moment }}
            chosen={isThere ? chosen : undefined}
            onChoose={commands.choose}
            onClose={commands.toggleSection}
          />
        )}
        <TimeBar {...{ moment, course, place, onMoment }} sun={lit.sun} />
      </div>
    </>
  )
}
