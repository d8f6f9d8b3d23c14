import {
  type Block,
  blockCompleteness,
  type CompletenessIssue,
  isComponentKind,
  RELATION_KEYS,
} from '@duet/plant'
import { UnstyledButton } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { linkedComponents } from '../model/components.ts'
import { layersInOrder } from '../model/editorState.ts'
import { useStore } from '../model/externalStore.ts'
import type { DesignSession } from '../model/session.ts'
import { goToField } from './fieldAnchor.ts'
import classes from './PropertyPanel.module.css'

interface CompletenessListProps {
  readonly session: DesignSession
  readonly block: Block
}

/** What keeps the block from being simulated; each entry leads to where it is mended. */
export function CompletenessList({ session, block }: CompletenessListProps): ReactNode {
  const design = useStore(session.plant, (state) => state.design)
  const components = useStore(session.components, (known) => known)
  const layout = useStore(session.layout, ({ byBlock }) => byBlock.get(block.id))
  const navigate = useNavigate()
  const { org, projectId } = useParams({ from: '/$org/project/$projectId' })
  const issues = blockCompleteness(block, {
    components: linkedComponents(block, components),
    layers: layersInOrder(design, block.id),
    layout: layout?.counts && {
      rows: layout.counts.rows,
      tablesPerRow: layout.counts.tables_per_row,
    },
  })
  if (issues.length === 0) {
    return (
      <p className={classes['complete']}>
        <IconCircleCheck size={16} aria-hidden /> Ready to simulate
      </p>
    )
  }
  const openComponent = (kind: string): void => {
    const key = isComponentKind(kind) ? RELATION_KEYS[kind] : undefined
    const id = key === undefined ? null : block[key]
    if (id !== null) {
      void navigate({
        to: '/$org/project/$projectId/design/components/$type/$id',
        params: { org, projectId, type: kind, id },
      })
    }
  }
  return (
    <ul className={classes['issues']} aria-label="Before it can be simulated">
      <li>
        <h3>Before it can be simulated</h3>
      </li>
      {issues.map((issue) => (
        <li key={`${issue.path ?? issue.check} ${issue.message}`}>
          <UnstyledButton
            className={classes['issue']}
            onClick={() => mend(issue, session, openComponent)}
          >
            {issue.message}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}

/** Goes to the field, the component or the layer; takes up the perimeter tool where land is missing. */
function mend(
  issue: CompletenessIssue,
  session: DesignSession,
  openComponent: (kind: string) => void,
): void {
  const [head = '', second] = (issue.path ?? '').split('.')
  if (head === '') return session.dispatch({ type: 'tool', tool: 'perimeter' })
  if (head === 'layers' && second !== undefined) {
    return session.dispatch({ type: 'selectLayer', layerId: second })
  }
  return isComponentKind(head) ? openComponent(head) : goToField(head)
}
