import { Button, List, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { mayRun, useCurrentProject } from '../../lib/currentProject.ts'
import { SimulationLink } from '../../project/SimulationLink.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Note } from '../../ui/Note.tsx'
import { changeText } from './changeText.ts'
import type { EarlierRun } from './useEarlierRun.ts'
import { useRunAgain } from './useRunAgain.ts'

const SHOWN = 12

/** Where the choices come from, what of the design is not as it was, and the way to run it as it was. */
export function RerunNote({ earlier }: { readonly earlier: EarlierRun }): ReactNode {
  const project = useCurrentProject()
  const again = useRunAgain(earlier.simulation.id)
  const { changes } = earlier
  return (
    <Note kind="info">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">
          The choices are those of{' '}
          <SimulationLink id={earlier.simulation.id}>{earlier.simulation.name}</SimulationLink>.{' '}
          {changes.length === 0
            ? 'The design is as it was in that simulation.'
            : 'Since then the design has changed:'}
          {earlier.engine_version !== earlier.present_engine_version &&
            ` It was run with engine ${earlier.engine_version}; now ${earlier.present_engine_version} runs.`}
        </Text>
        {changes.length > 0 && (
          <List size="sm">
            {changes.slice(0, SHOWN).map((change) => (
              <List.Item key={`${change.kind} ${change.id ?? ''}`}>{changeText(change)}</List.Item>
            ))}
            {changes.length > SHOWN && (
              <List.Item>and {changes.length - SHOWN} further records</List.Item>
            )}
          </List>
        )}
        {mayRun(project) && (
          <Button
            variant="default"
            loading={again.isPending}
            onClick={again.start}
            title="The plant and the choices of that simulation, with the engine of today"
          >
            Run again as it was
          </Button>
        )}
        {again.problem !== undefined && <ErrorNote message={again.problem} />}
      </Stack>
    </Note>
  )
}
