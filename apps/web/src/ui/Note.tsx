import { Alert, Text } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

const LOOKS = {
  info: { color: 'petrol', Icon: IconInfoCircle },
  neutral: { color: 'gray', Icon: IconInfoCircle },
  warning: { color: 'orange', Icon: IconAlertTriangle },
  error: { color: 'red', Icon: IconAlertTriangle },
} as const

interface NoteProps {
  readonly kind: keyof typeof LOOKS
  readonly title?: string
  /** Read out at once when it appears. */
  readonly isAlert?: boolean
  readonly children: ReactNode
}

/** Something to know before going on. (For a failure that can be tried again there is ErrorNote.) */
export function Note({ kind, title, isAlert = false, children }: NoteProps): ReactNode {
  const { color, Icon } = LOOKS[kind]
  return (
    <Alert
      color={color}
      variant="light"
      p="sm"
      role={isAlert ? 'alert' : 'note'}
      icon={<Icon size={18} aria-hidden />}
      styles={{ body: { minWidth: 0 } }}
    >
      {title !== undefined && (
        <Text size="sm" fw={600} c="gray.9" mb={4}>
          {title}
        </Text>
      )}
      <Text size="sm" c="gray.9" component="div">
        {children}
      </Text>
    </Alert>
  )
}
