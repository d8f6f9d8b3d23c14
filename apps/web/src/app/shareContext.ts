import { createContext } from 'react'

/** Opens the sharing of the project; undefined where the user may not share it, or is in none. */
export const ShareContext = createContext<(() => void) | undefined>(undefined)
