import { Button } from '@mantine/core'
import { IconFileTypeCsv } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { counted } from '../../../lib/counted.ts'
import { downloadBlob } from '../../../lib/download.ts'
import type { EventLogQueryVariables } from '../../../lib/gql/graphql.ts'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { csvBlob } from '../../../ui/SaveCsvButton.tsx'
import { useDeployment, useNodes } from '../shell/deployment.ts'
import { allEvents, EVENT_CSV_COLUMNS, eventCsvRow } from './eventCsv.ts'
import { named } from './useEventLog.ts'

interface EventCsvButtonProps {
  readonly filter: EventLogQueryVariables['filter']
  readonly orderBy: string
  readonly total: number
}

/** All rows of the filter, not of the page alone. */
export function EventCsvButton({ filter, orderBy, total }: EventCsvButtonProps): ReactNode {
  const { project_id } = useDeployment()
  const nodes = useNodes()
  const save = useMutation({
    mutationFn: async () => {
      const rows = await allEvents({ project_id, filter, order_by: orderBy })
      const known = nodes.state === 'ready' ? nodes.data : []
      downloadBlob(csvBlob(EVENT_CSV_COLUMNS, named(rows, known).map(eventCsvRow)), 'events.csv')
    },
  })
  return (
    <>
      <Button
        variant="default"
        loading={save.isPending}
        leftSection={<IconFileTypeCsv size={16} aria-hidden />}
        onClick={() => save.mutate()}
      >
        Save {counted(total, 'row')} (CSV)
      </Button>
      <FailureNote of={save} />
    </>
  )
}
