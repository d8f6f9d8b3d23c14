import { Button, Menu } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ReportChoice } from './reportChoices.ts'
import { useReportDownload } from './useReportDownload.ts'

interface ReportButtonProps {
  /** Where the reports are: '/api/plants/…'. */
  readonly path: string
  readonly choices: readonly ReportChoice[]
  /** Further items of the menu. */
  readonly children?: ReactNode
}

/** A menu of reports that can be downloaded. */
export function ReportButton({ path, choices, children }: ReportButtonProps): ReactNode {
  const download = useReportDownload(path)
  return (
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
        {children}
      </Menu.Dropdown>
    </Menu>
  )
}
