import { useCallback, useState } from 'react'
import type { DesignSession } from '../design-session/session.ts'
import { momentAt, type SiteMoment } from './model/siteClock.ts'
import type { ScenePlace } from './model/siteSun.ts'

/** The moment of each open design, held while the page is open. */
const moments = new WeakMap<DesignSession, SiteMoment>()
const FIRST_MINUTE = 10 * 60

/** Where the clock of the scene stands: at first at ten in the morning of today. */
export function useSceneClock(
  session: DesignSession,
  { offsetH }: ScenePlace,
): readonly [SiteMoment, (moment: SiteMoment) => void] {
  const [moment, setMoment] = useState<SiteMoment>(
    () => moments.get(session) ?? { ...momentAt(Date.now(), offsetH), minute: FIRST_MINUTE },
  )
  const remember = useCallback(
    (next: SiteMoment) => {
      moments.set(session, next)
      setMoment(next)
    },
    [session],
  )
  return [moment, remember]
}
