// `npm run calls` asks the running server, over the control socket, to write the applications to an open call into a folder.
import * as v from 'valibot';
import type { ApplicationExport, Exported, ExportRequest } from '#identity';
import { type ControlHandler, controlCommand, controlHandler } from './control-command.ts';

/** Takes the brand, the slug of the open call and the absolute path of the new folder. */
export const exportCall = controlCommand<ExportRequest, Exported>('export-call')(
	v.object({ brand: v.string(), openCall: v.string(), to: v.string() }),
	v.object({ applications: v.number(), files: v.number(), missing: v.number() }),
);

/** Runs the exports that arrive over the control socket. */
export const callsHandler = (exportApplications: ApplicationExport): ControlHandler => controlHandler(exportCall, exportApplications);
