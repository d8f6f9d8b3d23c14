import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import { LossNotesDocument } from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import { type Budget, withLosses } from './budget.ts'

interface TakeLossesProps {
  readonly uncertainty: Budget
  readonly isPending: boolean
  readonly onTake: (budget: Budget) => void
}

/** Makes the losses whose uncertainty is stated parts of the budget; nothing where none is, or all are parts already. */
export function TakeLosses({ uncertainty, isPending, onTake }: TakeLossesProps): ReactNode {
  const { id: project_id } = useCurrentProject()
  const view = useView(LossNotesDocument, { project_id })
  if (view.state !== 'ready') return null
  const { parts } = withLosses(uncertainty, view.data.notes)
  const news = parts.filter((part) => !uncertainty.parts.includes(part))
  if (news.length === 0) return null
  return (
    <Button variant="default" loading={isPending} onClick={() => onTake({ ...uncertainty, parts })}>
      Take from losses
    </Button>
  )
}
