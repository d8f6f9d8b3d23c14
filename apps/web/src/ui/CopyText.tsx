import { Button, Code, CopyButton, Group } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface CopyTextProps {
  /** 'Copy token' */
  readonly label: string
  readonly text: string
}

/** Puts a text on the clipboard and says so. */
export function CopyText({ label, text }: CopyTextProps): ReactNode {
  return (
    <CopyButton value={text} timeout={2000}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          leftSection={
            copied ? <IconCheck size={15} aria-hidden /> : <IconCopy size={15} aria-hidden />
          }
          onClick={copy}
        >
          <span aria-live="polite">{copied ? 'Copied' : label}</span>
        </Button>
      )}
    </CopyButton>
  )
}

interface SecretTextProps {
  /** 'Token' */
  readonly name: string
  readonly text: string
}

/** Something that is shown once, to be copied. */
export function SecretText({ name, text }: SecretTextProps): ReactNode {
  return (
    <>
      <Code
        block
        fz="sm"
        aria-label={name}
        style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
      >
        {text}
      </Code>
      <Group>
        <CopyText label={`Copy ${name.toLowerCase()}`} text={text} />
      </Group>
    </>
  )
}
