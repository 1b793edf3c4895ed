import { getTranslations } from 'next-intl/server'
import type { ComponentType } from 'react'
import { Cutaway } from '@/components/drawings/cutaway/cutaway'
import { DimensionDrawing } from '@/components/drawings/dimension-drawing'
import { ForcePlate } from '@/components/drawings/force-plate'
import { VehiclePicture } from '@/components/drawings/vehicle-picture'
import { VehicleSilhouette } from '@/components/drawings/vehicle-silhouette'
import { setupColumns } from '@/lib/contract/product'
import { vehicleBodies } from '@/lib/contract/vehicle'
import { cutawayKinds } from '@/lib/drawings/cutaway/figures'
import { makeDrawn } from '@/lib/drawings/sample-products'
import type { Locale } from '@/lib/i18n/locales'
import { OnStage, SpecimenGrid, Specimen } from './specimen'

/** Signature parts that other features bring: one line each, and they stand on this page. */
const drawingSlots: readonly { id: string; Slot: ComponentType<{ locale: Locale }> }[] = cutawayKinds.map((kind) => ({
  id: `cutaway-${kind}`,
  Slot: ({ locale }) => <Cutaway kind={kind} locale={locale} />,
}))

const clicks = [12, 8, 16, 4] as const

async function Dials({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'product.setup' })
  const marks = setupColumns.map((column, index) => ({ label: t(`columns.${column}`), at: clicks[index] ?? 0 }))
  return (
    <ForcePlate
      dials={[
        { label: t('rows.rebound'), clicks: 20, marks },
        { label: t('rows.compression'), clicks: 24, marks: marks.slice(0, 3) },
      ]}
    />
  )
}

/** Dimension drawing, force plate, vehicles, and what others add. */
export async function DrawingSection({ locale }: { locale: Locale }) {
  const [t, product] = await Promise.all([
    getTranslations({ locale, namespace: 'design.drawings' }),
    getTranslations({ locale, namespace: 'product.dimension' }),
  ])
  const labels = {
    eyeToEye: product('eyeToEye'),
    stroke: product('stroke'),
    closed: product('closed'),
    top: product('top'),
    bottom: product('bottom'),
    body: product('body'),
    springLength: product('springLength'),
    wire: product('wire'),
    coilInner: product('coilInner'),
  }
  return (
    <>
      <SpecimenGrid columns="two">
        <Specimen caption={t('dimension')}>
          <div className="drawing-board border border-line">
            <DimensionDrawing
              product={makeDrawn('twin-shock')}
              unit="mm"
              labels={labels}
              label={t('dimensionAlt')}
              className="h-[30rem] w-full p-4"
            />
          </div>
        </Specimen>
        <Specimen caption={t('forces')}>
          <Dials locale={locale} />
        </Specimen>
      </SpecimenGrid>
      <Specimen caption={t('vehicles')}>
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 md:grid-cols-5">
          {vehicleBodies.map((body) => (
            <li key={body} className="border border-line bg-white p-3">
              <VehiclePicture body={body} className="h-20 w-full" />
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen caption={t('axles')}>
        <SpecimenGrid>
          <VehicleSilhouette body="scooter" axle="rear" className="h-32 w-full" />
          <VehicleSilhouette body="pickup" axle="both" className="h-32 w-full" />
          <OnStage>
            <VehicleSilhouette
              body="bigbike"
              axle="front"
              className="h-32 w-full [--vehicle-ground:var(--color-carbon)]"
            />
          </OnStage>
        </SpecimenGrid>
      </Specimen>
      {drawingSlots.map(({ id, Slot }) => (
        <Slot key={id} locale={locale} />
      ))}
    </>
  )
}
