import { Button, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { DataTable } from '../../ui/DataTable.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import type { RunForm } from './runForm.ts'
import { askedStudy, type StudyForm } from './studyForm.ts'
import type { ComputeData } from './useCompute.ts'
import { useStudyPreview } from './useStudyPreview.ts'

interface StudyCheckProps {
  readonly data: ComputeData
  readonly form: RunForm
  readonly study: StudyForm
}

/** How many points a study has, and when asked which of them would not run. */
export function StudyCheck({ data, form, study }: StudyCheckProps): ReactNode {
  const preview = useStudyPreview(data, form, study)
  const asked = askedStudy(study)
  if (asked.error !== undefined) return null
  const count = `${asked.count} ${asked.count === 1 ? 'simulation' : 'simulations'}.`
  return (
    <Stack gap="xs">
      <Group gap="md">
        <Text size="sm" component="output">
          {preview.found?.text ?? count}
        </Text>
        <Button
          variant="default"
          size="xs"
          disabled={form.blockIds.length === 0}
          loading={preview.isChecking}
          onClick={preview.check}
        >
          Check the points
        </Button>
      </Group>
      {preview.failure !== undefined && <ErrorNote message={preview.failure} />}
      {preview.found !== undefined && preview.found.unfit.length > 0 && (
        <DataTable
          label="Points that will not run"
          rows={preview.found.unfit}
          rowKey={({ label }) => label}
          columns={[
            { key: 'point', title: 'Point', value: ({ label }) => label },
            { key: 'reasons', title: 'Why', value: ({ reasons }) => reasons.join('; ') },
          ]}
        />
      )}
    </Stack>
  )
}
