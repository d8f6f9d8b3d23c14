import { Button, Skeleton } from '@mantine/core'
import { IconMap2, IconSolarPanel2 } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { hasWebGl } from '../../lib/hasWebGl.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import type { DesignSession } from '../design-session/session.ts'
import classes from './PlantScene.module.css'
import { SceneStage } from './SceneStage.tsx'
import { SceneSummary } from './SceneSummary.tsx'
import { useSceneModel } from './useSceneModel.ts'

/** The plant as built, in three dimensions, in place of the map. */
export function PlantScene({ session }: { readonly session: DesignSession }): ReactNode {
  const view = useSceneModel(session)
  const [canDraw] = useState(hasWebGl)
  const back = <BackToMap session={session} />
  switch (view.state) {
    case 'loading':
      return <Skeleton height="100%" radius={0} aria-label="Building the 3-D view" />
    case 'failed':
      return (
        <SceneNotice>
          <ErrorNote message={`The tables could not be laid out: ${view.message}`} />
          {back}
        </SceneNotice>
      )
    case 'ready':
      break
  }
  const { model, problems } = view
  if (model.tableCount === 0) {
    return (
      <SceneNotice>
        <EmptyState
          icon={<IconSolarPanel2 size={32} />}
          title="No tables yet"
          text="Draw a perimeter on the map and give its block a table and a panel: the tables that fit are then shown here as they will be built."
          action={back}
        />
      </SceneNotice>
    )
  }
  if (!canDraw) {
    return (
      <SceneNotice>
        <ErrorNote message="This browser cannot draw in 3-D: WebGL 2 is switched off or missing. The plant in words:" />
        <SceneSummary model={model} />
        {back}
      </SceneNotice>
    )
  }
  return <SceneStage session={session} model={model} problems={problems} />
}

function SceneNotice({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <section className={classes['notice']} aria-label="3-D view">
      {children}
    </section>
  )
}

function BackToMap({ session }: { readonly session: DesignSession }): ReactNode {
  return (
    <Button
      variant="default"
      leftSection={<IconMap2 size={16} aria-hidden />}
      onClick={() => session.dispatch({ type: 'view', view: 'map' })}
    >
      Back to map
    </Button>
  )
}
