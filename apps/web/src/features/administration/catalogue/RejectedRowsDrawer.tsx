import { Drawer, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { counted } from '../../../lib/counted.ts'
import type { CecDatasetRowFragment } from '../../../lib/gql/graphql.ts'
import { DataTable } from '../../../ui/DataTable.tsx'
import { SaveCsvButton } from '../../../ui/SaveCsvButton.tsx'
import { fieldColumn } from '../../../ui/table/columns.tsx'

interface RejectedRowsDrawerProps {
  readonly dataset: CecDatasetRowFragment | undefined
  readonly onClose: () => void
}

/** The rows of a file that were left out, each with its line and the reason. */
export function RejectedRowsDrawer({ dataset, onClose }: RejectedRowsDrawerProps): ReactNode {
  const rejected = dataset?.rejected ?? []
  return (
    <Drawer
      opened={dataset !== undefined}
      onClose={onClose}
      position="right"
      size={560}
      title="Rejected rows"
    >
      <Group justify="space-between" mb="sm">
        <Text size="sm" c="gray.6">
          {rejected.length === 1
            ? `1 row of ${dataset?.filename ?? ''} was left out.`
            : `${counted(rejected.length, 'row')} of ${dataset?.filename ?? ''} were left out.`}
        </Text>
        <SaveCsvButton
          title="Rejected rows"
          columns={['row', 'reason']}
          rows={rejected.map(({ path, message }) => [path, message])}
        />
      </Group>
      <DataTable
        label="Rejected rows"
        height={640}
        rows={rejected}
        rowKey={({ path, message }) => `${path} ${message}`}
        columns={[
          { key: 'path', title: 'Row', value: ({ path }) => path, width: 120 },
          fieldColumn('message', 'Reason'),
        ]}
      />
    </Drawer>
  )
}
