import { Button, Code, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { errorMessage } from '../../../lib/graphqlError.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { FileTable } from './FileTable.tsx'
import { useMakeBundle, useResultFiles } from './useExports.ts'

/** All that a run was made from and gave, in one file. */
export function BundlePanel({ simulationId }: { readonly simulationId: string }): ReactNode {
  const view = useResultFiles(simulationId, 'run_bundle')
  const make = useMakeBundle(simulationId)
  return (
    <Panel
      title="Run bundle"
      description="One zip file with the design, weather, terrain and assumptions of this run, and its results."
    >
      <Stack gap="sm">
        <Text size="sm">
          <Code>duet simulate BUNDLE.zip</Code> repeats the run on any machine and tells the
          difference to the stored figures.
        </Text>
        {make.isError && <ErrorNote message={errorMessage(make.error)} />}
        <Group>
          <Button variant="default" loading={make.isPending} onClick={() => make.mutate()}>
            Make bundle
          </Button>
        </Group>
        <DataState view={view} skeleton={<SkeletonLines count={1} />}>
          {(rows) =>
            rows.length > 0 && <FileTable label="Bundles" rows={rows} pendingName="Run bundle" />
          }
        </DataState>
      </Stack>
    </Panel>
  )
}
