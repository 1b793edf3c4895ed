import { sheetMetadata, SheetRoute } from '@/components/catalogue/sheet-route'

type Props = { params: Promise<{ edition: string; sheet: string }> }

// The sheet is the page: one that a catalogue does not have has to answer 404.
export const instant = false

/** Two of them show that the page can be stored; the others are stored when they are first asked for. */
export function generateStaticParams() {
  return ['scooter', 'codes'].map((sheet) => ({ edition: 'Master-Catalogue', sheet }))
}

export async function generateMetadata({ params }: Props) {
  return sheetMetadata(await params)
}

export default async function Sheet({ params }: Props) {
  return <SheetRoute {...await params} />
}
