import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { layoutOf } from '../../domain/forms/sections.ts';
import type { Section as Declared } from '../../schemas/section.ts';
import { Joined } from './Joined.tsx';
import { Section } from './Section.tsx';
import { SectionTabs } from './SectionTabs.tsx';

interface SectionsProps {
  readonly resource: string;
  readonly sections: readonly Declared[];
  readonly isForm?: boolean;
  /** Whether all outside of tabs share a card, and what it begins with. */
  readonly joins?: { readonly first?: ReactNode };
  /** The paths with errors, and the number of attempts to save. */
  readonly failing?: { readonly paths: readonly string[]; readonly attempt: number };
  /** Actions beside the title of a section. */
  readonly actionsOf?: (section: Declared) => ReactNode;
  readonly children: (section: Declared) => ReactNode;
}

/** The sections of a form or show page, stacked, in one card, or in tabs. */
export function Sections({ resource, sections, isForm = false, joins, failing, actionsOf, children }: SectionsProps) {
  const translate = useTranslate();
  const { above, tabs, below } = layoutOf(sections);
  const column = (members: readonly Declared[]) =>
    members.map((section) => (
      <Section
        key={section.name}
        title={translate(`resources.${resource}.sections.${section.name}`)}
        actions={actionsOf?.(section)}
        isForm={isForm}
      >
        {children(section)}
      </Section>
    ));
  return (
    <Stack spacing={2}>
      {joins ? <Joined>{[joins.first, ...column(above)]}</Joined> : column(above)}
      {tabs.length > 0 && (
        <SectionTabs resource={resource} tabs={tabs} failing={failing}>
          {(tab) => column(tab.sections)}
        </SectionTabs>
      )}
      {joins ? <Joined>{column(below)}</Joined> : column(below)}
    </Stack>
  );
}
