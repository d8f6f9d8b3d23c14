import { Button, Group, MultiSelect, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { mayRun, useCurrentProject } from '../../lib/currentProject.ts'
import type { StudyPartsFragment } from '../../lib/gql/graphql.ts'
import {
  type StudyOption,
  type StudyParameter,
  type StudyValues,
  studyParameter,
  studyValues,
} from '../../project/runs/studyParameters.ts'
import { FailureNote } from '../../ui/ErrorNote.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useAddPoints } from './useAddPoints.ts'
import { useStudyOptions } from './useStudyOptions.ts'

/** Further values of a study of one parameter. */
export function AddValues({ study }: { readonly study: StudyPartsFragment }): ReactNode {
  const project = useCurrentProject()
  const [list, setList] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const add = useAddPoints(study.id)
  const [key = ''] = study.parameters
  const parameter = studyParameter(key)
  const options = useStudyOptions(project.id, key)
  if (!mayRun(project) || parameter === undefined) return null
  const given = { ...NOTHING_GIVEN, parameter: key, list, chosen }
  const found = newValues(study, studyValues(given))
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (found.error !== undefined) return
    add.mutate(
      found.values.map((value) => [value]),
      {
        onSuccess: () => {
          setList('')
          setChosen([])
        },
      },
    )
  }
  return (
    <Panel
      title="Add values"
      description="They are run over the design as it was when the study began, so that all values compare."
    >
      <form onSubmit={onSubmit} noValidate>
        <Group align="flex-start" gap="sm">
          <ValuesField
            parameter={parameter}
            options={options}
            list={list}
            chosen={chosen}
            error={list === '' && chosen.length === 0 ? undefined : found.error}
            onList={setList}
            onChosen={setChosen}
          />
          <Button
            type="submit"
            variant="default"
            disabled={found.error !== undefined}
            loading={add.isPending}
          >
            Add and run
          </Button>
        </Group>
        <FailureNote of={add} />
      </form>
    </Panel>
  )
}

const NOTHING_GIVEN = { how: 'list', from: null, to: null, step: null } as const

/** Values that have run before would be passed over: where there is none beside them, that is said. */
function newValues({ points }: StudyPartsFragment, found: StudyValues): StudyValues {
  if (found.error !== undefined) return found
  const known = new Set(points.flatMap(({ values, simulation }) => (simulation ? values : [])))
  return found.values.every((value) => known.has(value))
    ? { error: 'The study has these values already' }
    : found
}

interface ValuesFieldProps {
  readonly parameter: StudyParameter
  readonly options: readonly StudyOption[]
  readonly list: string
  readonly chosen: readonly string[]
  readonly error: string | undefined
  readonly onList: (list: string) => void
  readonly onChosen: (chosen: readonly string[]) => void
}

function ValuesField(props: ValuesFieldProps): ReactNode {
  const { parameter, options, list, chosen } = props
  return parameter.kind === 'number' ? (
    <TextInput
      aria-label={parameter.unit === '' ? 'Values' : `Values (${parameter.unit})`}
      w={300}
      maw="100%"
      placeholder={parameter.example}
      value={list}
      error={props.error}
      rightSection={parameter.unit}
      onChange={(event) => props.onList(event.currentTarget.value)}
    />
  ) : (
    <MultiSelect
      aria-label="Values"
      w={420}
      maw="100%"
      error={props.error}
      data={[...options]}
      value={[...chosen]}
      onChange={props.onChosen}
    />
  )
}
