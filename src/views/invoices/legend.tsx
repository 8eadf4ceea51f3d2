export { ShipToLegend as default } from '../../documents/cells/ShipToLegend.tsx';
