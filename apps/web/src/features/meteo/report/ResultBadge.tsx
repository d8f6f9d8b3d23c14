import { Badge } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleMinus,
  IconCircleX,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type Result, resultText } from './checkTexts.ts'

const LOOKS = {
  passed: { color: 'green', Icon: IconCircleCheck },
  warning: { color: 'orange', Icon: IconAlertTriangle },
  failed: { color: 'red', Icon: IconCircleX },
  not_checked: { color: 'gray', Icon: IconCircleMinus },
} as const

/** Sign and word; the colour only helps. */
export function ResultBadge({ result }: { readonly result: Result }): ReactNode {
  const { color, Icon } = LOOKS[result]
  return (
    <Badge
      color={color}
      c="gray.9"
      miw="max-content"
      leftSection={<Icon size={13} aria-hidden style={{ display: 'block' }} />}
    >
      {resultText(result)}
    </Badge>
  )
}
