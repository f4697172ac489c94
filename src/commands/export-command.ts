// `npm run export` while the program runs: the command that has it write the export.
import * as v from 'valibot';
import { brandList } from '#brands';
import { type ControlHandler, controlCommand, controlHandler } from './control-command.ts';
import { type Exported, type ExportRequest, type ExportSource, exportBrand } from './export.ts';

/** Takes the brand and the absolute path of the new folder. */
export const exportContent = controlCommand<ExportRequest, Exported>('export-content')(
	v.object({ brand: v.picklist(brandList.map(({ id }) => id)), to: v.string() }),
	v.object({ documents: v.number(), files: v.number() }),
);

/** Writes the exports that arrive over the control socket. */
export const exportHandler = (source: ExportSource): ControlHandler =>
	controlHandler(exportContent, (request) => exportBrand(source, request));
