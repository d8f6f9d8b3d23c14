import { Anchor } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { counted } from '../../lib/counted.ts'
import { downloadBlob } from '../../lib/download.ts'
import { useStore } from '../../lib/externalStore.ts'
import type { DesignSession } from '../design-session/session.ts'
import { type SetAside, setAsideGeoJson } from '../design-session/setAside.ts'
import classes from './ConflictPanel.module.css'

/** What others have changed is shown this long. */
const NEWS_MS = 8000

/** Above the map: what others have just changed, and what the browser cannot store. */
export function SaveNotes({ session }: { readonly session: DesignSession }): ReactNode {
  const problem = useStore(session.saver.storeProblem, (text) => text)
  const { waitingCount } = useStore(session.saver.status, (status) => status)
  const news = useFreshNews(session)
  const subject = counted(waitingCount, 'change of yours is', 'changes of yours are')
  return (
    <div className={classes['notes']}>
      {problem !== undefined && session.mayEdit && (
        <p className={classes['note']} data-trouble role="alert">
          This browser stores no changes: {problem}. Leave the page only when they are saved.
        </p>
      )}
      {waitingCount > 0 && (
        <output className={classes['note']} data-trouble>
          {subject} stored in this browser and not saved. They are sent when you may edit the
          project again.
        </output>
      )}
      {session.setAside !== undefined && (
        <SetAsideNote session={session} aside={session.setAside} />
      )}
      {news !== undefined && <p className={classes['note']}>{news}</p>}
    </div>
  )
}

function SetAsideNote(props: {
  readonly session: DesignSession
  readonly aside: SetAside
}): ReactNode {
  const { session, aside } = props
  return (
    <output className={classes['note']} data-trouble>
      What you were drawing is kept while this page is open, and goes on when you may edit the
      project again.{' '}
      <Anchor
        component="button"
        type="button"
        inherit
        style={{ pointerEvents: 'auto' }}
        onClick={() => downloadBlob(setAsideGeoJson(aside, session.frame), 'drawing.geojson')}
      >
        Save it as GeoJSON
      </Anchor>
    </output>
  )
}

function useFreshNews(session: DesignSession): string | undefined {
  const news = useStore(session.news, (last) => last)
  const [old, setOld] = useState(news)
  useEffect(() => {
    const timer = setTimeout(() => setOld(news), NEWS_MS)
    return () => clearTimeout(timer)
  }, [news])
  return news === old ? undefined : news?.text
}
