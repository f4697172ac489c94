// `npm run reload`: the command that asks the supervisor of the running program to replace its processes.
import * as v from 'valibot';
import { askToReload } from '../supervisor/messages.ts';
import { CommandRefused } from './command-refused.ts';
import { type ControlHandler, controlCommand, controlHandler } from './control-command.ts';

export const reload = controlCommand<null, 'begun'>('reload')(v.null(), v.literal('begun'));

/** Asks the supervisor to replace all processes. Refuses where one process runs without a supervisor. */
export const reloadHandler = (): ControlHandler =>
	controlHandler(reload, async () => {
		if (!askToReload()) throw new CommandRefused('a process without a supervisor (KIOSCO_PROCESSES is 1) is replaced by a restart alone');
		return 'begun';
	});
