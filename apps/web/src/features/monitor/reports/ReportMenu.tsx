import { Button, Menu } from '@mantine/core'
import { IconFileTypePdf, IconMail } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { mayExport, useCurrentProject } from '../../../lib/currentProject.ts'
import { dayInZone } from '../../../lib/formatTime.ts'
import { lastDayOf, useDeployment } from '../shell/deployment.ts'
import { addDays, type Period } from '../shell/period.ts'
import { ReportMailDialog } from './ReportMailDialog.tsx'
import { reportChoices } from './reportChoices.ts'
import { useReportDownload } from './useReportDownload.ts'

/** The report of a day or a month as PDF, now or by mail. Absent for who may not take figures away. */
export function ReportMenu({ period }: { readonly period: Period }): ReactNode {
  const project = useCurrentProject()
  const deployment = useDeployment()
  const [isMailOpen, setMailOpen] = useState(false)
  const download = useReportDownload()
  if (!mayExport(project)) return null
  const yesterday = addDays(dayInZone(Date.now(), deployment.version.time_zone), -1)
  const last = lastDayOf(deployment)
  const choices = reportChoices(period, last < yesterday ? last : yesterday)
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconFileTypePdf size={16} />}
            loading={download.isPending}
          >
            Report
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>Download PDF</Menu.Label>
          {choices.map(({ of, label }) => (
            <Menu.Item key={of} onClick={() => download.mutate(of)}>
              {label}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<IconMail size={16} />} onClick={() => setMailOpen(true)}>
            Reports by mail
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isMailOpen && <ReportMailDialog onClose={() => setMailOpen(false)} />}
    </>
  )
}
