import { type Block, type CompletenessIssue, isComponentKind, RELATION_KEYS } from '@duet/plant'
import { UnstyledButton } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { goToField } from '../../../lib/fieldAnchor.ts'
import type { DesignSession } from '../model/session.ts'
import classes from './PropertyPanel.module.css'

interface CompletenessListProps {
  readonly session: DesignSession
  readonly block: Block
  readonly issues: readonly CompletenessIssue[]
}

/** What keeps the block from being simulated; each entry leads to where it is mended. */
export function CompletenessList({ session, block, issues }: CompletenessListProps): ReactNode {
  const navigate = useNavigate()
  const { org, projectId } = useParams({ from: '/$org/project/$projectId' })
  if (issues.length === 0) {
    return (
      <p className={classes['complete']}>
        <IconCircleCheck size={16} aria-hidden /> Ready to simulate
      </p>
    )
  }
  const openComponent = (kind: string, place: string): void => {
    const key = isComponentKind(kind) ? RELATION_KEYS[kind] : undefined
    const id = key === undefined ? null : block[key]
    if (id !== null) {
      void navigate({
        to: '/$org/project/$projectId/design/components/$type/$id',
        params: { org, projectId, type: kind, id },
        hash: place,
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
  openComponent: (kind: string, place: string) => void,
): void {
  const path = issue.path ?? ''
  const [head = '', ...rest] = path.split('.')
  if (head === '') {
    if (session.mayEdit) session.dispatch({ type: 'tool', tool: 'perimeter' })
  } else if (head === 'layers') {
    session.dispatch({ type: 'selectLayer', layerId: rest[0] ?? null })
  } else if (isComponentKind(head)) openComponent(head, rest.join('.'))
  else goToField(path)
}
