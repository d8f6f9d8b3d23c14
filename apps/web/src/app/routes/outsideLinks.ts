/** The guide, served beside the application. */
export const DOCUMENTATION_URL = '/docs/'

/** Page or mailto: address of the operator, set when the application is built; else the guide's page on support. */
export const SUPPORT_URL: string = import.meta.env['VITE_SUPPORT_URL'] ?? '/docs/support.html'

/** Page of the provider; set when the application is built, for there is none that is right for all. */
export const CONTACT_URL: string | undefined = import.meta.env['VITE_CONTACT_URL']
