// `npm run backup` while the program runs: the command that has it write the backup.
import * as v from 'valibot';
import { type ControlHandler, controlCommand, controlHandler } from '../control-command.ts';
import { type BackupSource, backUp } from './backup.ts';

/** Takes the absolute path of the new folder. */
export const backup = controlCommand<{ readonly to: string }, 'done'>('back-up')(v.object({ to: v.string() }), v.literal('done'));

/** Writes the backups that arrive over the control socket. */
export const backupHandler = (source: BackupSource): ControlHandler =>
	controlHandler(backup, async ({ to }) => {
		await backUp(source, to);
		return 'done';
	});
