import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import { DayTrialDocument } from '../../../lib/gql/graphql.ts'
import { useChange } from '../../../lib/useChange.ts'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import { notifyError } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { firstDayOf } from './dayTrial.ts'
import { versionInput } from './setupDraft.ts'
import type { StepProps } from './stepProps.ts'
import { TrialResult } from './TrialResult.tsx'

interface DayFile {
  readonly name: string
  readonly csv: string
}

/** The ordinary evaluation of one day, of which nothing is stored. */
export function TestStep({ draft, deployment }: StepProps): ReactNode {
  const { id: project_id } = useCurrentProject()
  const [file, setFile] = useState<DayFile>()
  const [date, setDate] = useState('')
  const trial = useChange(DayTrialDocument)
  const test = (): void => {
    try {
      const input = versionInput(draft)
      trial.mutate({ project_id, date, input, ...(file && { csv: file.csv }) })
    } catch (error) {
      notifyError(error)
    }
  }
  const take = async (dropped: File): Promise<void> => {
    const csv = await dropped.text()
    setFile({ name: dropped.name, csv })
    setDate(firstDayOf(csv) ?? date)
  }
  const needsFile = deployment === undefined && file === undefined
  return (
    <Panel
      title="Test of a day"
      description="Holds the readings of one day against the model, by what was given so far. Nothing is stored"
    >
      <Stack gap="sm">
        <FileDrop
          title={file ? file.name : 'Drop readings of a day'}
          hint={
            deployment
              ? 'CSV as it will be sent. Without a file the readings that have come are taken'
              : 'CSV as it will be sent. Without one, test the first day that has come after the deployment'
          }
          accept=".csv,.txt,.tsv"
          onFile={(dropped) => void take(dropped).catch(notifyError)}
        />
        <Group align="end">
          <TextInput
            type="date"
            label="Day of the plant"
            value={date}
            onChange={({ currentTarget }) => setDate(currentTarget.value)}
          />
          <Button loading={trial.isPending} disabled={date === '' || needsFile} onClick={test}>
            Test this day
          </Button>
        </Group>
        {trial.isPending && (
          <Text size="sm" component="output">
            The first test traces the light of the plant, which may take a minute.
          </Text>
        )}
        <FailureNote of={trial} />
        {trial.data && <TrialResult trial={trial.data.sentinelDayTrial} />}
      </Stack>
    </Panel>
  )
}
