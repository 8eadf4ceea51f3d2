import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Tab as Grouped } from '../../domain/forms/sections.ts';
import type { Section } from '../../schemas/section.ts';

const firstWrong = '[role=tabpanel]:not([hidden]) [aria-invalid=true]';

type SectionTab = Grouped<Section>;

interface SectionTabsProps {
  readonly resource: string;
  readonly tabs: readonly SectionTab[];
  /** The paths with errors, and the number of attempts to save. */
  readonly failing?: { readonly paths: readonly string[]; readonly attempt: number };
  readonly children: (tab: SectionTab) => ReactNode;
}

/**
 * Sections in tabs. All stay mounted, so that a form keeps its fields; an error in a hidden tab brings it to the front
 * on save.
 */
export function SectionTabs({ resource, tabs, failing, children }: SectionTabsProps) {
  const translate = useTranslate();
  const id = useId();
  const panels = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<string>();
  const [handled, setHandled] = useState({ attempt: 0, moved: false });
  const current = tabs.find(({ name }) => name === chosen) ?? tabs[0];
  const { paths = [], attempt = 0 } = failing ?? {};
  const wrong = tabs.filter((tab) => holdsAny(tab, paths));
  const forward = current && wrong.includes(current) ? undefined : wrong[0]?.name;

  // Once per attempt, so that the user may leave a tab with errors.
  if (attempt !== handled.attempt) {
    setHandled({ attempt, moved: forward !== undefined });
    if (forward !== undefined) choose(forward);
  }
  useEffect(() => {
    const hasFocus = document.activeElement?.getAttribute('aria-invalid') === 'true';
    if (handled.moved && !hasFocus) panels.current?.querySelector<HTMLElement>(firstWrong)?.focus();
  }, [handled]);

  return (
    <Box>
      <Tabs
        value={current?.name}
        onChange={(_event, name: string) => choose(name)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={translate(`resources.${resource}.name`, { smart_count: 1 })}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.name}
            value={tab.name}
            id={`${id}-${tab.name}`}
            aria-controls={`${id}-${tab.name}-panel`}
            label={
              <Badge color="error" badgeContent={wrong.includes(tab) ? '!' : undefined}>
                {translate(`resources.${resource}.tabs.${tab.name}`)}
              </Badge>
            }
          />
        ))}
      </Tabs>
      <div ref={panels}>
        {tabs.map((tab) => (
          <div
            key={tab.name}
            role="tabpanel"
            id={`${id}-${tab.name}-panel`}
            aria-labelledby={`${id}-${tab.name}`}
            hidden={tab !== current}
          >
            <Stack spacing={2}>{children(tab)}</Stack>
          </div>
        ))}
      </div>
    </Box>
  );
}

const holdsAny = ({ sections }: SectionTab, paths: readonly string[]): boolean =>
  sections.some(({ fields }) =>
    fields.some((field) => paths.some((path) => path === field || path.startsWith(`${field}.`))),
  );
