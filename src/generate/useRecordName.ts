import { useTranslate, type RaRecord } from 'react-admin';
import type { Resource } from '../../schemas/resource.ts';
import { useLanguage } from '../i18n/language.ts';
import { subjectOf, titleOf } from './list/slots.ts';

/** Returns the name of a record. */
export const useTitle = (resource: Resource, record: RaRecord): string => titleOf(resource)(record, useTranslate());

/** Returns the name of a record to change, with distinguishing details. */
export const useSubject = (resource: Resource, record: RaRecord): string =>
  subjectOf(resource)(record, useTranslate(), useLanguage());
