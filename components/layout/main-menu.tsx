import { mdiChevronDown } from '@mdi/js'
import { Icon } from '@/components/ui/icon'
import { MenuBehaviour } from './menu-behaviour'
import type { LabelledSection } from './menu-labels'
import { MenuLinks } from './menu-links'

const columns: Record<number, string> = { 1: 'grid-cols-1', 2: 'grid-cols-2', 3: 'grid-cols-3', 4: 'grid-cols-4' }

/** The menu of wide screens: one disclosure per section, its panel as wide as the page. */
export function MainMenu({ label, sections }: { label: string; sections: readonly LabelledSection[] }) {
  return (
    <nav aria-label={label} className="hidden self-stretch nav:block">
      <MenuBehaviour />
      <ul className="flex h-full">
        {sections.map(({ key, label: section, groups }) => (
          <li key={key}>
            <details name="main-menu" data-menu className="group h-full">
              <summary className="flex h-full items-center gap-1 border-b-3 border-transparent px-3 pt-0.5 font-semibold whitespace-nowrap group-open:border-signal hover:border-signal">
                {section}
                <Icon
                  path={mdiChevronDown}
                  size={4}
                  className="transition-transform duration-150 group-open:rotate-180"
                />
              </summary>
              <div
                data-tone="light"
                className="absolute inset-x-0 top-full z-30 border-y border-line bg-white text-ink"
              >
                <div className={`shell grid gap-8 py-8 ${columns[groups.length] ?? 'grid-cols-4'}`}>
                  {groups.map((group) => (
                    <div key={group.label}>
                      <p className="label mb-2 border-b border-line pb-2">{group.label}</p>
                      <MenuLinks
                        links={group.links}
                        className="[&_a]:flex [&_a]:min-h-9 [&_a]:items-center [&_a]:leading-snug [&_a]:underline-offset-4 [&_a]:hover:text-signal [&_a]:hover:underline"
                      />
                    </div>
                  ))}
                </div>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </nav>
  )
}
