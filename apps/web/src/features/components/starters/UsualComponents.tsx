import type { UsualMounting } from '@duet/plant'
import { Button } from '@mantine/core'
import { IconStack2 } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { capture } from '../../../lib/analytics/analytics.ts'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import { AddUsualComponentsDocument } from '../../../lib/gql/graphql.ts'
import { useChange } from '../../../lib/useChange.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { notifyDone, notifyError } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { reloadComponents } from '../useComponents.ts'

/** In a project without any component: a set that goes together, by one press. */
export function UsualComponents(): ReactNode {
  const { id } = useCurrentProject()
  const queryClient = useQueryClient()
  const add = useChange(AddUsualComponentsDocument, {
    onDone: async ({ addUsualComponents }) => {
      capture('component_changed', { change: 'created', from: 'usual' })
      await reloadComponents(queryClient)
      notifyDone(`${addUsualComponents.length} usual components added.`)
    },
    onError: notifyError,
  })
  const button = (mounting: UsualMounting, label: string): ReactNode => (
    <Button
      variant={mounting === 'tracker' ? 'filled' : 'default'}
      loading={add.isPending && add.variables.mounting === mounting}
      disabled={add.isPending}
      onClick={() => add.mutate({ project_id: id, mounting })}
    >
      {label}
    </Button>
  )
  return (
    <Panel>
      <EmptyState
        icon={<IconStack2 size={32} />}
        title="Begin with usual components"
        text="A panel of 550 W, a table, a string inverter of 250 kW, a transformer and wires whose voltages, string lengths and losses go together. New blocks take them; each can be changed or replaced."
        action={
          <>
            {button('tracker', 'Add usual components, trackers')}
            {button('fixed', 'Add usual components, fixed tilt')}
          </>
        }
      />
    </Panel>
  )
}
