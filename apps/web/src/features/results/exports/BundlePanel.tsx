import { Button, Code, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { MakeRunBundleDocument } from '../../../lib/gql/graphql.ts'
import { useChange } from '../../../lib/useChange.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { FileTable } from './FileTable.tsx'
import { FILE_LISTS, useResultFiles } from './useExports.ts'

/** All that a run was made from and gave, in one file. */
export function BundlePanel({ simulationId }: { readonly simulationId: string }): ReactNode {
  const view = useResultFiles(simulationId, 'run_bundle')
  const make = useChange(MakeRunBundleDocument, { stale: FILE_LISTS })
  return (
    <Panel
      title="Run bundle"
      description="One zip file to hand on: the report as PDF and its tables as an Excel workbook, hours with the names of PVsyst, and the design, weather, terrain and assumptions that the run was made from, with all its results."
    >
      <Stack gap="sm">
        <Text size="sm">
          <Code>duet simulate BUNDLE.zip</Code> repeats the run on any machine and tells the
          difference to the stored figures.
        </Text>
        <FailureNote of={make} />
        <Group>
          <Button
            variant="default"
            loading={make.isPending}
            onClick={() => make.mutate({ simulation_id: simulationId })}
          >
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
