import { useEffect, useEffectEvent } from 'react';
import type { Template } from '../../../../../../schemas/parts/templates/template.ts';
import { Loaded } from '../../../../../shell/feedback/Loaded.tsx';
import { useContent } from './useContent.ts';

interface CopiedStartProps {
  /** The template to copy. */
  readonly id: string;
  readonly onStart: (template: Template) => void;
}

/** Starts with the content of a template, which a built-in one has only in its file. */
export function CopiedStart({ id, onStart }: CopiedStartProps) {
  const content = useContent(id);
  const start = useEffectEvent(onStart);
  useEffect(() => {
    if (content.data) start(content.data);
  }, [content.data]);
  return (
    <Loaded query={content} height={480}>
      {() => null}
    </Loaded>
  );
}
