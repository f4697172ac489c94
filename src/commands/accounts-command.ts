// `npm run import-accounts` while the program runs: the command that sends accounts over the control socket.
import * as v from 'valibot';
import { type BrandId, brandList, brands } from '#brands';
import type { AccountImport } from '#identity';
import { type ControlHandler, controlCommand, controlHandler } from './control-command.ts';
import type { SendCommand } from './database-or-socket.ts';

/** Accounts to import, each as a line of JSON, and their brand. */
type AccountBatch = { readonly brand: BrandId; readonly lines: readonly string[] };

const accounts = controlCommand<AccountBatch, Awaited<ReturnType<AccountImport['importLines']>>>('accounts')(
	v.object({ brand: v.picklist(brandList.map(({ id }) => id)), lines: v.array(v.string()) }),
	v.array(
		v.variant('kind', [
			v.object({ kind: v.picklist(['stored', 'known']), id: v.string() }),
			v.object({ kind: v.literal('refused'), problems: v.array(v.object({ path: v.string(), message: v.string() })) }),
		]),
	),
);

/** Imports accounts that arrive over the control socket. */
export const accountsHandler = (accountImport: AccountImport): ControlHandler =>
	controlHandler(accounts, ({ brand, lines }) => accountImport.importLines(brands[brand], lines));

/** An account import that sends its lines to the running program. */
export const accountsOverSocket = (send: SendCommand): AccountImport => ({
	importLines: ({ id }, lines) => send(accounts, { brand: id, lines }),
});
