import { Menu } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { mayExport, useCurrentProject } from '../../../lib/currentProject.ts'
import { lastEndedDayOf, useDeployment } from '../shell/deployment.ts'
import type { Period } from '../shell/period.ts'
import { ReportButton } from './ReportButton.tsx'
import { ReportMailDialog } from './ReportMailDialog.tsx'
import { reportChoices } from './reportChoices.ts'

/** The report of a day or a month as PDF, now or by mail. Absent for who may not take figures away. */
export function ReportMenu({ period }: { readonly period: Period }): ReactNode {
  const project = useCurrentProject()
  const deployment = useDeployment()
  const [isMailOpen, setMailOpen] = useState(false)
  if (!mayExport(project)) return null
  const choices = reportChoices(period, lastEndedDayOf(deployment))
  return (
    <>
      <ReportButton path={`/api/plants/${deployment.project_id}`} choices={choices}>
        <Menu.Divider />
        <Menu.Item leftSection={<IconMail size={16} />} onClick={() => setMailOpen(true)}>
          Reports by mail
        </Menu.Item>
      </ReportButton>
      {isMailOpen && <ReportMailDialog onClose={() => setMailOpen(false)} />}
    </>
  )
}
