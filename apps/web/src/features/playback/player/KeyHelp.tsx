import { Popover } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'
import classes from '../Playback.module.css'
import { KEY_HELP } from './playerKeys.ts'

/** What the keys of the player do. */
export function KeyHelp(): ReactNode {
  return (
    <Popover position="bottom-end" withArrow>
      <Popover.Target>
        <IconButton label="Keys" word="Keys">
          <IconKeyboard size={16} />
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown>
        <dl className={classes['keys']}>
          {KEY_HELP.map(([keys, does]) => (
            <div key={keys} style={{ display: 'contents' }}>
              <dt>{keys}</dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Popover.Dropdown>
    </Popover>
  )
}
