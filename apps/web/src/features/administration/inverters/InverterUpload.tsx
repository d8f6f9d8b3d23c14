import { Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { capture } from '../../../lib/analytics/analytics.ts'
import { formatCount } from '../../../lib/format.ts'
import {
  type InverterDatasetRowFragment,
  InverterDatasetsDocument,
  UploadInverterDatasetDocument,
  type UploadInverterDatasetMutation,
} from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { useRefresh } from '../../../lib/useRefresh.ts'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import { notifyDone } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'

/** The list of 2025 has 2 MB. */
const MAX_BYTES = 16 * 1024 * 1024

interface InverterUploadProps {
  /** Rows of the new dataset were left out. */
  readonly onRejected: (dataset: InverterDatasetRowFragment) => void
}

export function InverterUpload({ onRejected }: InverterUploadProps): ReactNode {
  const refresh = useRefresh(InverterDatasetsDocument)
  const upload = useMutation({
    mutationFn: uploadText,
    onSuccess: async ({ uploadInverterDataset: dataset }) => {
      capture('file_uploaded', { kind: 'inverter_dataset' })
      notifyDone(
        dataset.inverter_count === 1
          ? '1 inverter was read.'
          : `${formatCount(dataset.inverter_count)} inverters were read.`,
      )
      if (dataset.rejected.length > 0) onRejected(dataset)
      await refresh()
    },
  })
  return (
    <Panel>
      <Stack gap="sm">
        <FileDrop
          title="Upload a CEC inverter file"
          hint="CSV of the SAM library: names in the first line, units in the second. Of a name in several files the newest holds."
          isPending={upload.isPending}
          onFile={(file) => upload.mutate(file)}
        />
        <FailureNote of={upload} />
      </Stack>
    </Panel>
  )
}

async function uploadText(file: File): Promise<UploadInverterDatasetMutation> {
  if (file.size > MAX_BYTES) throw new Error(`${file.name} is larger than 16 MiB.`)
  return request(UploadInverterDatasetDocument, { filename: file.name, text: await file.text() })
}
