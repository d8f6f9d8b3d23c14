import { panelDefaults, validateComponent } from '@duet/plant'
import { Text } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { Panel } from '../../../ui/Panel.tsx'
import type { Draft } from '../componentDraft.ts'
import type { StoredComponent } from '../useComponents.ts'
import { TableDrawing } from './TableDrawing.tsx'
import { useCompanion } from './useCompanion.tsx'

/** The table with a panel of the project on it, or with a usual one. */
export function TableFigures(props: {
  readonly draft: Draft
  readonly components: readonly StoredComponent[]
}): ReactNode {
  const companion = useCompanion('panel', props.components)
  const table = useMemo(() => validateComponent('table', props.draft).parameters, [props.draft])
  if (table === undefined) {
    return (
      <Panel title="Table">
        <Text size="sm" c="gray.7">
          The table is drawn once the fields are sound.
        </Text>
      </Panel>
    )
  }
  return (
    <>
      {companion?.chooser}
      <TableDrawing
        table={table}
        panel={companion?.parameters ?? panelDefaults}
        panelName={companion?.name ?? 'of usual size'}
      />
    </>
  )
}
