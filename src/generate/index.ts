export { CreateDialog } from './form/CreateDialog.tsx';
export { RecordForm } from './form/RecordForm.tsx';
export { resourcesOf } from './resourcesOf.tsx';
export { resourceOf, resources, resourcesIn } from './resources.ts';
export { useHttp } from './useHttp.ts';
export { useMay } from './useMay.ts';
export { useToast } from './useToast.ts';
