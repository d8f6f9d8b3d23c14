import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCurrentProject } from '../../lib/currentProject.ts'
import { RunPreflightDocument, type RunPreflightQuery } from '../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'
import { type View, viewOf } from '../../lib/view.ts'
import { isTypedOut, type RunForm, runInput } from './runForm.ts'
import type { ComputeData } from './useCompute.ts'

export type Preflight = RunPreflightQuery['runPreflight']

export interface PreflightView {
  readonly view: View<Preflight>
  /** What is shown is of choices before. */
  readonly isOutdated: boolean
}

/** While somebody types or ticks, nothing is asked. */
const DEBOUNCE_MS = 400

/** The run as it would be, asked for anew when the choices settle. Undefined while no block is chosen. */
export function usePreflight(data: ComputeData, form: RunForm): PreflightView | undefined {
  const project = useCurrentProject()
  const [settled] = useDebouncedValue(form, DEBOUNCE_MS)
  const isChosen = form.blockIds.length > 0
  const input = runInput(
    { ...settled, name: '', confirmed: undefined },
    data.design.blocks,
    data.datasets,
  )
  const query = useQuery({
    ...graphqlQuery(RunPreflightDocument, { project_id: project.id, input }),
    enabled: isChosen && settled.blockIds.length > 0 && isTypedOut(input),
    staleTime: 0,
    refetchOnMount: 'always',
    retry: false,
    placeholderData: keepPreviousData,
  })
  if (!isChosen) return undefined
  const view = viewOf(query)
  return {
    view: view.state === 'ready' ? { ...view, data: view.data.runPreflight } : view,
    isOutdated: query.isPlaceholderData || !isSameRun(settled, form),
  }
}

const CHOICES = [
  'blockIds',
  'dataset',
  'from',
  'to',
  'simulatedYear',
  'shadingLayerIds',
  'environment',
] as const

/** Whatever it is called. */
function isSameRun(a: RunForm, b: RunForm): boolean {
  return CHOICES.every((key) => a[key] === b[key])
}
