import * as z from 'zod'

// The content security policy forbids compiling code at run time, which zod would try as soon as there is a schema:
// main.tsx imports this first, and the build puts it into zod's own file.
z.config({ jitless: true })
