/** Screens in CSS pixels, upright, and device pixels per CSS pixel. Apple keeps width and height when the device is turned. */
const screens = [
  { device: 'iPad mini', width: 744, height: 1133, pixelRatio: 2, turns: true },
  { device: 'iPad 9.7, mini 5', width: 768, height: 1024, pixelRatio: 2, turns: true },
  { device: 'iPad 10.2', width: 810, height: 1080, pixelRatio: 2, turns: true },
  { device: 'iPad 10.9 and 11, Air 11', width: 820, height: 1180, pixelRatio: 2, turns: true },
  { device: 'iPad Pro 10.5, Air 3', width: 834, height: 1112, pixelRatio: 2, turns: true },
  { device: 'iPad Pro 11', width: 834, height: 1194, pixelRatio: 2, turns: true },
  { device: 'iPad Pro 11 (M4)', width: 834, height: 1210, pixelRatio: 2, turns: true },
  { device: 'iPad Pro 12.9, Air 13', width: 1024, height: 1366, pixelRatio: 2, turns: true },
  { device: 'iPad Pro 13 (M4)', width: 1032, height: 1376, pixelRatio: 2, turns: true },
  { device: 'iPhone SE', width: 375, height: 667, pixelRatio: 2, turns: false },
  { device: 'iPhone 12 mini, 13 mini', width: 375, height: 812, pixelRatio: 3, turns: false },
  { device: 'iPhone 11', width: 414, height: 896, pixelRatio: 2, turns: false },
  { device: 'iPhone 11 Pro Max', width: 414, height: 896, pixelRatio: 3, turns: false },
  { device: 'iPhone 12 to 14, 16e', width: 390, height: 844, pixelRatio: 3, turns: false },
  { device: 'iPhone 12 to 14 Plus and Pro Max', width: 428, height: 926, pixelRatio: 3, turns: false },
  { device: 'iPhone 14 Pro to 16', width: 393, height: 852, pixelRatio: 3, turns: false },
  { device: 'iPhone 14 Pro Max to 16 Plus', width: 430, height: 932, pixelRatio: 3, turns: false },
  { device: 'iPhone 16 Pro, 17', width: 402, height: 874, pixelRatio: 3, turns: false },
  { device: 'iPhone Air', width: 420, height: 912, pixelRatio: 3, turns: false },
  { device: 'iPhone 16 Pro Max, 17 Pro Max', width: 440, height: 956, pixelRatio: 3, turns: false },
] as const satisfies readonly { device: string; width: number; height: number; pixelRatio: number; turns: boolean }[]

type Orientation = 'portrait' | 'landscape'
/** `width` and `height` are those of the picture, in device pixels. */
export type SplashScreen = {
  device: string
  orientation: Orientation
  pixelRatio: number
  width: number
  height: number
  file: string
  media: string
}

function describeScreen(
  { device, width, height, pixelRatio }: (typeof screens)[number],
  orientation: Orientation,
): SplashScreen {
  const [across, down] =
    orientation === 'portrait' ? [width * pixelRatio, height * pixelRatio] : [height * pixelRatio, width * pixelRatio]
  const media = `(device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${pixelRatio}) and (orientation: ${orientation})`
  return { device, orientation, pixelRatio, width: across, height: down, file: `/splash/${across}x${down}.png`, media }
}

/** The opening pictures of the installed site: phones upright, tablets both ways. */
export const splashScreens = screens.flatMap((screen) =>
  screen.turns
    ? [describeScreen(screen, 'portrait'), describeScreen(screen, 'landscape')]
    : [describeScreen(screen, 'portrait')],
)

const listed = screens.map(({ width, height, pixelRatio, turns }) => [width, height, pixelRatio, Number(turns)])

/**
 * Script that names the opening pictures to the browsers that have use for them: those that can put a site on the home screen of an Apple
 * device read the document at that moment. As elements of every page they would be twelve kilobytes that hardly anyone needs.
 */
export const startupScript = `if("standalone"in navigator)for(const[w,h,r,t]of${JSON.stringify(listed)})for(const[o,x,y]of[["portrait",w,h],["landscape",h,w]].slice(0,1+t))document.head.append(Object.assign(document.createElement("link"),{rel:"apple-touch-startup-image",href:"/splash/"+x*r+"x"+y*r+".png",media:"(device-width: "+w+"px) and (device-height: "+h+"px) and (-webkit-device-pixel-ratio: "+r+") and (orientation: "+o+")"}));`
