import { Button, Checkbox, Group, Select, SimpleGrid, Stack } from '@mantine/core'
import { IconEye, IconFileTypePdf } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { mayExport, useCurrentProject } from '../../../lib/currentProject.ts'
import { MakePdfReportDocument } from '../../../lib/gql/graphql.ts'
import { useChange } from '../../../lib/useChange.ts'
import { DataState } from '../../../ui/DataState.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { notifyError } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { FileTable } from '../exports/FileTable.tsx'
import { NotForViewers } from '../exports/NotForViewers.tsx'
import { FILE_LISTS, useResultFiles } from '../exports/useExports.ts'
import type { TabProps } from '../scope.ts'
import { RevisionPanel } from './RevisionPanel.tsx'
import {
  NUMBER_FORMATS,
  PAPERS,
  REPORT_SECTIONS,
  type ReportForm,
  reportDefaults,
  reportInput,
} from './reportForm.ts'
import { usePreview } from './useReport.ts'

/** The run as a PDF to hand on. */
export function PdfReportTab({ scope: { simulation } }: TabProps): ReactNode {
  if (!mayExport(useCurrentProject())) return <NotForViewers />
  return (
    <Stack gap="md">
      <RevisionPanel simulationId={simulation.id} />
      <ReportPanel simulationId={simulation.id} />
      <ReportList simulationId={simulation.id} />
    </Stack>
  )
}

function ReportPanel({ simulationId }: { readonly simulationId: string }): ReactNode {
  const [form, setForm] = useState<ReportForm>(() => reportDefaults(navigator.language))
  const make = useChange(MakePdfReportDocument, { stale: FILE_LISTS })
  return (
    <Panel
      title="New report"
      description="A cover with the key figures, then the chosen parts. It says what the run was made from, and how each figure is found."
    >
      <Stack gap="sm">
        <Group gap="md" align="flex-end">
          <Select
            label="Paper"
            w={120}
            data={[...PAPERS]}
            value={form.paper}
            allowDeselect={false}
            onChange={(paper) => setForm({ ...form, paper: paper ?? form.paper })}
          />
          <Select
            label="Numbers"
            w={140}
            data={[...NUMBER_FORMATS]}
            value={form.numberFormat}
            allowDeselect={false}
            onChange={(numberFormat) =>
              setForm({ ...form, numberFormat: numberFormat ?? form.numberFormat })
            }
          />
        </Group>
        <Checkbox.Group
          label="Parts"
          value={[...form.sections]}
          onChange={(sections) => setForm({ ...form, sections })}
        >
          <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="xs" verticalSpacing={6} mt={4}>
            {REPORT_SECTIONS.map(({ key, title }) => (
              <Checkbox key={key} value={key} label={title} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
        <FailureNote of={make} />
        <Group>
          <Button
            loading={make.isPending}
            onClick={() => make.mutate({ simulation_id: simulationId, ...reportInput(form) })}
          >
            Make report
          </Button>
        </Group>
      </Stack>
    </Panel>
  )
}

function ReportList({ simulationId }: { readonly simulationId: string }): ReactNode {
  const view = useResultFiles(simulationId, 'pdf_report')
  return (
    <Panel title="Reports">
      <DataState
        view={view}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <EmptyState
            icon={<IconFileTypePdf size={32} />}
            title="No reports yet"
            text="Make one above. Reports stay here until they or the simulation are deleted."
          />
        }
      >
        {(rows) => (
          <FileTable label="Reports" rows={rows} pendingName="Report" Action={PreviewButton} />
        )}
      </DataState>
    </Panel>
  )
}

interface PreviewButtonProps {
  readonly row: { readonly id: string }
  readonly name: string
}

function PreviewButton({ row, name }: PreviewButtonProps): ReactNode {
  const preview = usePreview()
  return (
    <Button
      variant="default"
      size="compact-xs"
      leftSection={<IconEye size={14} aria-hidden />}
      aria-label={`Open ${name}`}
      loading={preview.isPending}
      onClick={() => preview.mutate(row.id, { onError: notifyError })}
    >
      Open
    </Button>
  )
}
