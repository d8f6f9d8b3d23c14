import { Button, Divider, Group, Stack, Text } from '@mantine/core'
import { IconCloudDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { capture } from '../../../lib/analytics/analytics.ts'
import { counted } from '../../../lib/counted.ts'
import {
  type CecDatasetRowFragment,
  FetchCecDatasetDocument,
  InverterDatasetsDocument,
  UploadInverterDatasetDocument,
} from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { useRefresh } from '../../../lib/useRefresh.ts'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import { notifyDone } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'

const MAX_BYTES = 16 * 1024 * 1024

interface CatalogueSourcesProps {
  /** Rows of the new dataset were left out. */
  readonly onRejected: (dataset: CecDatasetRowFragment) => void
}

/** The ways into the catalogue: the published lists by a click each, and files. */
export function CatalogueSources({ onRejected }: CatalogueSourcesProps): ReactNode {
  const refresh = useRefresh(InverterDatasetsDocument)
  const onSuccess = async (dataset: CecDatasetRowFragment): Promise<void> => {
    notifyDone(readText(dataset))
    if (dataset.rejected.length > 0) onRejected(dataset)
    await refresh()
  }
  const upload = useMutation({ mutationFn: uploadText, onSuccess })
  const load = useMutation({ mutationFn: fetchList, onSuccess })
  return (
    <Panel>
      <Stack gap="sm">
        <Group gap="sm">
          {LISTS.map(({ kind, label }) => (
            <Button
              key={kind}
              variant="default"
              leftSection={<IconCloudDownload size={16} aria-hidden />}
              loading={load.isPending && load.variables === kind}
              disabled={load.isPending}
              onClick={() => load.mutate(kind)}
            >
              {label}
            </Button>
          ))}
          <Text size="xs" c="gray.6">
            From SAM’s public repository. A newer list goes beside those that are there.
          </Text>
        </Group>
        <FailureNote of={load} />
        <Divider label="or" />
        <FileDrop
          title="Upload a file of CEC modules or inverters"
          hint="CSV of the SAM library: names in the first line, units in the second. Of a name in several files the newest holds."
          isPending={upload.isPending}
          onFile={(file) => upload.mutate(file)}
        />
        <FailureNote of={upload} />
      </Stack>
    </Panel>
  )
}

const LISTS = [
  { kind: 'panel', label: 'Load current modules' },
  { kind: 'inverter', label: 'Load current inverters' },
] as const

function readText({ kind, entry_count }: CecDatasetRowFragment): string {
  const read = counted(entry_count, kind === 'panel' ? 'module' : 'inverter')
  return `${read} ${entry_count === 1 ? 'was' : 'were'} read.`
}

async function uploadText(file: File): Promise<CecDatasetRowFragment> {
  if (file.size > MAX_BYTES) throw new Error(`${file.name} is larger than 16 MiB.`)
  capture('file_uploaded', { kind: 'cec_dataset' })
  const input = { filename: file.name, text: await file.text() }
  return (await request(UploadInverterDatasetDocument, input)).uploadInverterDataset
}

async function fetchList(kind: string): Promise<CecDatasetRowFragment> {
  return (await request(FetchCecDatasetDocument, { kind })).fetchCecDataset
}
