import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import { HierarchyCheckDocument, TagGuessesDocument } from '../../../lib/gql/graphql.ts'
import { useChange } from '../../../lib/useChange.ts'
import { ChoiceSwitch } from '../../../ui/ChoiceSwitch.tsx'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import { notifyError } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { HierarchyResult } from './HierarchyResult.tsx'
import { type HierarchyWay, hierarchyInput } from './setupDraft.ts'
import type { StepProps } from './stepProps.ts'
import { TagTable } from './TagTable.tsx'
import { firstLines, rowOfGuess } from './tagRows.ts'

const WAYS: readonly { readonly value: HierarchyWay; readonly label: string }[] = [
  { value: 'as_design', label: 'As the design' },
  { value: 'tags', label: 'From tags' },
  { value: 'table', label: 'CSV or JSON' },
]

const WAY_TEXTS: Readonly<Record<HierarchyWay, string>> = {
  present: 'The nodes of the present version stay as they are.',
  as_design:
    'A node for each block and inverter, a meter and a met station. Send readings by the ids of the nodes, as inv-1-01, mtr and met.ghi.',
  tags: 'From the names in a file of readings: each tag is guessed, and you confirm or correct.',
  table: 'A table with the fields of nodes as columns, or a list of nodes.',
}

/** What is measured, and what it hangs on. */
export function HierarchyStep(props: StepProps): ReactNode {
  const { draft, change, deployment } = props
  const { id: project_id } = useCurrentProject()
  const check = useChange(HierarchyCheckDocument)
  const ways = deployment ? [{ value: 'present', label: 'As present' } as const, ...WAYS] : WAYS
  const runCheck = (): void => {
    try {
      const hierarchy = hierarchyInput(draft)
      if (hierarchy) check.mutate({ project_id, plant_project_id: draft.plantProjectId, hierarchy })
    } catch (error) {
      notifyError(error)
    }
  }
  const result = check.data?.sentinelHierarchyCheck
  return (
    <Panel title="Hierarchy" description={WAY_TEXTS[draft.way]}>
      <Stack gap="md">
        <ChoiceSwitch
          label="Where the hierarchy comes from"
          choices={ways}
          value={draft.way}
          onChange={(way) => {
            check.reset()
            change({ way })
          }}
        />
        {draft.way === 'tags' && <TagsPart {...props} errors={result?.errors ?? []} />}
        {draft.way === 'table' && <TablePart {...props} />}
        {draft.way !== 'present' && (
          <Group>
            <Button variant="default" loading={check.isPending} onClick={runCheck}>
              Check hierarchy
            </Button>
          </Group>
        )}
        <FailureNote of={check} />
        {result && <HierarchyResult result={result} />}
      </Stack>
    </Panel>
  )
}

function TablePart({ draft, change }: StepProps): ReactNode {
  return (
    <>
      <FileDrop
        title="Drop a table of nodes"
        hint="CSV or JSON with id, parent_id, component, component_measure, sensor_tag, duet_block_id"
        accept=".csv,.txt,.json"
        onFile={(file) => void file.text().then((table) => change({ table }), notifyError)}
      />
      <Textarea
        label="Nodes"
        autosize
        minRows={4}
        maxRows={14}
        styles={{ input: { fontFamily: 'monospace' } }}
        value={draft.table}
        onChange={({ currentTarget }) => change({ table: currentTarget.value })}
      />
    </>
  )
}

interface TagsPartProps extends StepProps {
  readonly errors: Parameters<typeof TagTable>[0]['errors']
}

function TagsPart({ draft, change, errors }: TagsPartProps): ReactNode {
  const { id: project_id } = useCurrentProject()
  const guesses = useChange(TagGuessesDocument, {
    onDone: ({ sentinelTagGuesses }) => change({ tags: sentinelTagGuesses.map(rowOfGuess) }),
  })
  const guess = (text: string): void => guesses.mutate({ project_id, csv: firstLines(text) })
  return (
    <>
      <FileDrop
        title="Drop a file of readings"
        hint="CSV with a column for each tag: its first lines are read, nothing is stored"
        accept=".csv,.txt,.tsv"
        isPending={guesses.isPending}
        onFile={(file) => void file.slice(0, 2_000_000).text().then(guess, notifyError)}
      />
      <Textarea
        label="Or paste the first lines"
        placeholder="timestamp,INV01_KW,INV02_KW,MTR_KW,GHI"
        minRows={2}
        autosize
        maxRows={6}
        onBlur={({ currentTarget }) => {
          if (currentTarget.value.trim() !== '') guess(currentTarget.value)
        }}
      />
      <FailureNote of={guesses} />
      {draft.tags.length > 0 && (
        <>
          <Text size="sm">
            {draft.tags.filter(({ component }) => component !== '').length} of {draft.tags.length}{' '}
            tags are read. Look at those with a low confidence first.
          </Text>
          <TagTable rows={draft.tags} errors={errors} onChange={(tags) => change({ tags })} />
        </>
      )}
    </>
  )
}
