import { IconExternalLink, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { closeGuide, type OpenGuide, useOpenGuide } from '../../lib/guide/guidePanel.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useFocusBack } from '../../ui/useFocusBack.ts'
import classes from './GuidePanel.module.css'

/** A place of the guide beside the page, which goes on; nothing where it is not asked for. */
export function GuidePanel(): ReactNode {
  const open = useOpenGuide()
  return open === undefined ? null : <Panel {...open} />
}

function Panel({ address, opening }: OpenGuide): ReactNode {
  useFocusBack(true)
  return (
    <aside className={classes['panel']} aria-label="Guide">
      <header className={classes['head']}>
        <span className={classes['title']}>Guide</span>
        <IconButton
          label="Open the guide in a new tab"
          onClick={() => {
            window.open(address)
            closeGuide()
          }}
        >
          <IconExternalLink size={16} aria-hidden />
        </IconButton>
        <IconButton label="Close the guide" onClick={closeGuide}>
          <IconX size={16} aria-hidden />
        </IconButton>
      </header>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- of this origin, and its search needs scripts */}
      <iframe
        key={opening}
        className={classes['page']}
        src={address}
        title="Guide"
        onLoad={(event) => event.currentTarget.contentWindow?.focus()}
      />
    </aside>
  )
}
