import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { mayRun, useCurrentProject } from '../../lib/currentProject.ts'
import { FailureNote } from '../../ui/ErrorNote.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { SearchStep } from './compassSearch.ts'
import { FigureSelect } from './FigureSelect.tsx'
import { type Measure, measureOf } from './measures.ts'
import type { WeighedStudy } from './studyEconomics.ts'
import { useSearch } from './useSearch.ts'
import { useStudySearch } from './useStudySearch.ts'

interface SearchPanelProps extends WeighedStudy {
  /** What the runs that have ended are worth is known. */
  readonly isWeighed: boolean
}

/** Looks for the best value of a figure around the best point so far. */
export function SearchPanel({ study, measures, isWeighed }: SearchPanelProps): ReactNode {
  const project = useCurrentProject()
  const [{ best }, change] = useStudySearch()
  const objectives = measures.filter((one) => one.best !== undefined)
  const objective = measureOf(best, objectives) ?? measureOf('specific_yield', objectives)
  if (!mayRun(project) || objective === undefined) return null
  return (
    <Panel
      title="Search the best"
      description="Steps around the best point, each half as long where none is better. Every point is a simulation of this study; the search goes on while this page is open."
    >
      <Search
        study={study}
        objective={objective}
        isWeighed={isWeighed}
        choice={
          <FigureSelect
            label="Figure to search by"
            data={objectives.map(({ key, label }) => ({ value: key, label }))}
            value={objective.key}
            onChange={(key) => change({ best: key })}
          />
        }
      />
    </Panel>
  )
}

interface SearchProps extends Pick<SearchPanelProps, 'study' | 'isWeighed'> {
  readonly objective: Measure
  readonly choice: ReactNode
}

function Search({ study, objective, isWeighed, choice }: SearchProps): ReactNode {
  const search = useSearch(study, objective, isWeighed)
  const { step, isSearching, isWaiting } = search
  return (
    <>
      <Group gap="sm">
        {choice}
        <Button
          variant="default"
          disabled={step.kind === 'ended'}
          onClick={isSearching ? search.pause : search.start}
        >
          {isSearching ? 'Pause' : 'Search'}
        </Button>
        <Text size="sm" component="output">
          {isWaiting ? 'Simulations are on the way.' : stepText(step)}
        </Text>
      </Group>
      <FailureNote of={search.add} />
    </>
  )
}

function stepText(step: SearchStep): string {
  if (step.kind === 'ended') return `Ended: ${step.reason}.`
  return `Next: ${step.points.length} ${step.points.length === 1 ? 'point' : 'points'}.`
}
