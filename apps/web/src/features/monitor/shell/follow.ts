import { keepPreviousData } from '@tanstack/react-query'

/** A query that follows its plant: asked again when something has changed; what is there stays on screen meanwhile. */
export const FOLLOW = { meta: { isFollowed: true }, placeholderData: keepPreviousData } as const
