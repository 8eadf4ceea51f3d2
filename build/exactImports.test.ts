import { expect, it } from 'vitest';
import { exactly } from './exactImports.ts';

const ours = '/src/page.tsx';
const plain = (code: string) => code.replaceAll(/"[^"]*node_modules\//g, '"');

it.each([
  [
    `import { useTranslate as t } from 'react-admin';`,
    'import { useTranslate as t } from "ra-core/dist/i18n/useTranslate.js";',
  ],
  [`import { Button } from '@mui/material';`, 'import { default as Button } from "@mui/material/Button/Button.mjs";'],
  [
    `import { Form, Notification } from 'react-admin';`,
    'import { Form as Form } from "ra-core/dist/form/Form.js";import { Notification as Notification } from "ra-ui-materialui/dist/layout/Notification.js";',
  ],
])('%s names the modules that define it', (code, exact) => {
  expect(plain(exactly(code, ours))).toBe(exact);
});

it.each([
  `import * as everything from 'react-admin';`,
  `import { useState } from 'react';`,
  `import { Link } from './Link.tsx';`,
])('%s stays', (code) => {
  expect(exactly(code, ours)).toBe(code);
});
