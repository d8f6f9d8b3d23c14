import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import type { DesignSession, MapPosition } from '../design-session/session.ts'

/** Places of the map, or of the 3-D view, that the address does not say yet. */
const ahead = new WeakMap<DesignSession, MapPosition>()

export function positionAhead(session: DesignSession): MapPosition | undefined {
  return ahead.get(session)
}

const ADDRESS_DELAY_MS = 400

/** Puts where the map is into the address, once it has come to rest. */
export function usePositionInAddress(session: DesignSession): (position: MapPosition) => void {
  const navigate = useNavigate({ from: '/$org/project/$projectId/design/blocks' })
  const router = useRouter()
  const path = useRef(router.latestLocation.pathname)
  const latest = useRef(navigate)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = navigate
  }, [navigate])
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    (position: MapPosition) => {
      session.position.set(position)
      ahead.set(session, position)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        // a page that is being opened would not be: the address would lead back here
        if (router.latestLocation.pathname !== path.current) return
        const at: [number, number, number] = [...position]
        ahead.delete(session)
        void latest.current({ search: (before) => ({ ...before, at }), replace: true })
      }, ADDRESS_DELAY_MS)
    },
    [session, router],
  )
}
