import { Kbd, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { hideKeyList, type KeyGroup, useShownKeys } from '../../lib/keys/keyList.ts'
import { shownSentence } from '../../lib/shownUnits.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import classes from './KeyListDialog.module.css'

const EVERYWHERE: KeyGroup = {
  title: 'On every page',
  lines: [
    { keys: 'Ctrl-K', does: 'Go to a page, a project or a place of the guide' },
    { keys: '?', does: 'Help' },
    { keys: 'Esc', does: 'Close a menu or dialog' },
  ],
}

/** All keys of the page and of the application. */
export function KeyListDialog(): ReactNode {
  const ofPage = useShownKeys()
  if (ofPage === undefined) return null
  return (
    <Dialog onClose={hideKeyList} title="Shortcuts" size={ofPage.length > 0 ? 'xl' : 'md'}>
      <div className={classes['groups']} data-columns={ofPage.length > 0 ? 2 : 1}>
        {[...ofPage, EVERYWHERE].map(({ title, lines }) => (
          <section key={title} aria-label={title} className={classes['group']}>
            <Title order={3} size="h5" mb={6}>
              {title}
            </Title>
            <dl className={classes['list']}>
              {lines.map(({ keys, does }) => (
                <div key={keys} className={classes['row']}>
                  <dt>
                    {keys.split(', ').map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dt>
                  <dd>{shownSentence(does)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
