/** Pictures that a browser shows when it offers to install the site; taken by scripts/app-screens.ts from a running site. */
export const appScreens = [
  { name: 'home', form: 'narrow', width: 780, height: 1688 },
  { name: 'product', form: 'narrow', width: 780, height: 1688 },
  { name: 'home', form: 'wide', width: 1280, height: 800 },
  { name: 'list', form: 'wide', width: 1280, height: 800 },
] as const satisfies readonly {
  name: 'home' | 'product' | 'list'
  form: 'narrow' | 'wide'
  width: number
  height: number
}[]

export type AppScreen = (typeof appScreens)[number]

/** Address of a picture in the language with this code. */
export const appScreenFile = ({ name, form }: Pick<AppScreen, 'name' | 'form'>, code: string): string =>
  `/screens/${name}-${form}-${code}.webp`
