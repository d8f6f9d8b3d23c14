import { createSpotlight } from '@mantine/spotlight'

/** The command palette's state stands outside of the frame: a project that has loaded brings a frame of its own. */
export const [paletteStore, palette] = createSpotlight()

// The way back leads to a page that is not covered; a frame may be gone before it hears of it
addEventListener('popstate', palette.close)
