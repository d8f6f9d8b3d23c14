import type { DesignSession } from './session.ts'

/** One value for each session, made when it is first asked for. */
export function perSession<T extends object>(
  make: (session: DesignSession) => T,
): (session: DesignSession) => T {
  const values = new WeakMap<DesignSession, T>()
  return (session) => {
    const known = values.get(session)
    if (known !== undefined) return known
    const value = make(session)
    values.set(session, value)
    return value
  }
}
