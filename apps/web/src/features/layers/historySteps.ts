import type { DesignSession } from '../design-session/session.ts'

type Travelling = Pick<DesignSession, 'plant' | 'dispatch' | 'undo' | 'redo'>

/** Undoes or redoes until so many steps are done; none: the design as it was opened. */
export function goToStep(session: Travelling, steps: number): void {
  // a drawing under the hand would take the steps for itself
  session.dispatch({ type: 'tool', tool: 'select' })
  const go = (travel: () => void): boolean => {
    const before = session.plant.get().history
    travel()
    return session.plant.get().history !== before
  }
  while (stepsDone(session) > steps && go(session.undo));
  while (stepsDone(session) < steps && go(session.redo));
}

function stepsDone({ plant }: Travelling): number {
  const { history, open } = plant.get()
  return history.done.length + (open === undefined ? 0 : 1)
}
