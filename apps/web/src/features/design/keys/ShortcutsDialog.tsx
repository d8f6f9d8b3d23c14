import { Kbd, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import classes from './ShortcutsDialog.module.css'
import { SHORTCUT_GROUPS, type Shortcut } from './shortcuts.ts'

/** All keys of the page, from the table that the keys themselves follow. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  return (
    <Dialog onClose={onClose} title="Shortcuts" size="xl">
      <div className={classes['groups']}>
        {SHORTCUT_GROUPS.map(({ title, shortcuts }) => (
          <section key={title} aria-label={title} className={classes['group']}>
            <Title order={3} size="h5" mb={6}>
              {title}
            </Title>
            <dl className={classes['list']}>
              {listed(shortcuts).map(({ keys, does }) => (
                <div key={keys} className={classes['row']}>
                  <dt>
                    {keys.split(', ').map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

interface Listed {
  readonly keys: string
  readonly does: string
}

const NUDGES = /^(Shift-)?(Left|Right|Up|Down)$/

/** The four arrows are one line. */
function listed(shortcuts: readonly Shortcut[]): readonly Listed[] {
  return shortcuts.flatMap(({ chords, keys, does }): Listed[] => {
    const arrow = NUDGES.exec(chords[0] ?? '')
    if (arrow === null) return [{ keys: keys ?? chords.join(', '), does }]
    return arrow[2] === 'Left' ? [{ keys: `${arrow[1] ?? ''}Arrows`, does }] : []
  })
}
