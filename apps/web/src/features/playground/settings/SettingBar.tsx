import { Button, Group } from '@mantine/core'
import { IconArrowsSplit2, IconRestore, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ChoiceSwitch } from '../../../ui/ChoiceSwitch.tsx'
import { CopyText } from '../../../ui/CopyText.tsx'
import type { Settings } from './useSettings.ts'

const NAMES = [
  { value: 'a', label: 'Setting A' },
  { value: 'b', label: 'Setting B' },
] as const

/** Which of two settings is changed; comparing, resetting, and the link to all of it. */
export function SettingBar<Setting>({
  settings,
}: {
  readonly settings: Settings<Setting>
}): ReactNode {
  const { b, on, choose, compare, endCompare, reset, link } = settings
  return (
    <Group gap="xs">
      {b === undefined ? (
        <Button
          variant="default"
          leftSection={<IconArrowsSplit2 size={15} aria-hidden />}
          onClick={compare}
        >
          Compare
        </Button>
      ) : (
        <>
          <ChoiceSwitch label="Setting to change" choices={NAMES} value={on} onChange={choose} />
          <Button
            variant="default"
            leftSection={<IconX size={15} aria-hidden />}
            onClick={endCompare}
          >
            {`Keep ${on.toUpperCase()} only`}
          </Button>
        </>
      )}
      <Button variant="default" leftSection={<IconRestore size={15} aria-hidden />} onClick={reset}>
        Reset
      </Button>
      <CopyText label="Copy link" text={link()} />
    </Group>
  )
}
