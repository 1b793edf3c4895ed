declare module 'next-pwa' {
  import type { NextConfig } from 'next'

  type Options = {
    dest: string
    sw: string
    swSrc: string
    disable: boolean
    register: false
    cacheStartUrl: false
    dynamicStartUrl: false
    fallbacks: false
    exclude: RegExp[]
    additionalManifestEntries: { url: string; revision: string }[]
  }
  export default function withPWA(options: Options): (config: NextConfig) => NextConfig
}
