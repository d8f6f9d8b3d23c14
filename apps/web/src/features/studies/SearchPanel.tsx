import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { mayRun, useCurrentProject } from '../../lib/currentProject.ts'
import {
  PauseStudySearchDocument,
  SimulationStudyDocument,
  StartStudySearchDocument,
} from '../../lib/gql/graphql.ts'
import { useChange } from '../../lib/useChange.ts'
import { RUN_LISTS } from '../../project/runs/runs.ts'
import { FailureNote } from '../../ui/ErrorNote.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { FigureSelect } from './FigureSelect.tsx'
import { measureOf } from './measures.ts'
import { searchText } from './searchText.ts'
import type { WeighedStudy } from './studyEconomics.ts'
import { useStudySearch } from './useStudySearch.ts'

const STALE = [...RUN_LISTS, SimulationStudyDocument] as const

/** Looks for the best value of a figure around the best point so far. */
export function SearchPanel({ study, measures }: WeighedStudy): ReactNode {
  const project = useCurrentProject()
  const [{ best }, change] = useStudySearch()
  const start = useChange(StartStudySearchDocument, { stale: STALE })
  const pause = useChange(PauseStudySearchDocument, { stale: STALE })
  const objectives = measures.filter((one) => one.best !== undefined)
  const { id, search } = study
  const isRunning = search?.state === 'running'
  const asked = isRunning ? search.figure : (best ?? search?.figure)
  const objective = measureOf(asked, objectives) ?? measureOf('specific_yield', objectives)
  if (!mayRun(project) || objective === undefined) return null
  return (
    <Panel
      title="Search the best"
      description="Steps around the best point, each half as long where none is better. Every point is a simulation of this study; the search goes on when this page is closed."
    >
      <Group gap="sm">
        <FigureSelect
          label="Figure to search by"
          data={objectives.map(({ key, label }) => ({ value: key, label }))}
          value={objective.key}
          isDisabled={isRunning}
          onChange={(key) => change({ best: key })}
        />
        {isRunning ? (
          <Button variant="default" loading={pause.isPending} onClick={() => pause.mutate({ id })}>
            Pause
          </Button>
        ) : (
          <Button
            variant="default"
            loading={start.isPending}
            onClick={() => start.mutate({ id, figure: objective.key })}
          >
            Search
          </Button>
        )}
        <Text size="sm" component="output">
          {searchText({ study, measures })}
        </Text>
      </Group>
      <FailureNote of={start} />
      <FailureNote of={pause} />
    </Panel>
  )
}
