'use client'

import { MenuBehaviour } from './menu-behaviour'
import type { LabelledSection } from './menu-labels'
import { MenuLinks } from './menu-links'

/** The menu of wide screens: one disclosure per section, its panel as wide as the page. */
export function MainMenu({ label, sections }: { label: string; sections: readonly LabelledSection[] }) {
  return (
    <nav aria-label={label} className="main-menu">
      <MenuBehaviour />
      <ul>
        {sections.map(({ key, label: section, groups }) => (
          <li key={key}>
            <details name="main-menu" data-menu>
              <summary>{section}</summary>
              <div data-tone="light" className="menu-panel">
                <div className="shell">
                  {groups.map((group) => (
                    <div key={group.label}>
                      <p className="label">{group.label}</p>
                      <MenuLinks links={group.links} />
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
