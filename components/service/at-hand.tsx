import { ScenePicture } from '@/components/pictures/scene-picture'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { HubCopy } from '@/lib/data/service-copy'
import { HeadingText } from '@/components/ui/heading-text'

/** A dark strip: what to have ready before any service, beside the place where the number stands. */
export function AtHand({ hand }: { hand: HubCopy['hand'] }) {
  return (
    <section aria-labelledby="at-hand" data-tone="stage" className="bg-ink text-white">
      <div className="shell grid items-center gap-10 py-section md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="relative aspect-[4/3] overflow-hidden md:aspect-[3/4]">
          <ScenePicture
            scene="macro-reservoir"
            label=""
            sizes="(min-width: 60rem) 33vw, 100vw"
            className="absolute inset-0 size-full object-cover object-[70%_50%]"
          />
        </div>
        <div className="grid gap-6">
          <div className="grid gap-2">
            <h2 id="at-hand" className="display text-4xl">
              <HeadingText text={hand.title} />
            </h2>
            <p className="max-w-text text-lg text-mist">
              <UnbrokenText text={hand.text} />
            </p>
          </div>
          <dl className="grid gap-x-10 border-t border-steel sm:grid-cols-2">
            {hand.items.map(({ title, text }) => (
              <div key={title} className="grid content-start gap-1 border-b border-steel/60 py-4">
                <dt className="text-lg leading-snug font-semibold">{title}</dt>
                <dd className="text-mist">
                  <UnbrokenText text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
