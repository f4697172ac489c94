// `npm run import-accounts` while the program runs: readers go through its door.
import * as v from 'valibot';
import { brandList, brands } from '#brands';
import type { AccountImport } from '#identity';
import { type ControlCommands, sendToControlSocket } from './control-socket.ts';

const call = v.object({ brand: v.picklist(brandList.map(({ id }) => id)), lines: v.array(v.string()) });
const results = v.array(
	v.variant('kind', [
		v.object({ kind: v.picklist(['stored', 'known']), id: v.string() }),
		v.object({ kind: v.literal('refused'), problems: v.array(v.object({ path: v.string(), message: v.string() })) }),
	]),
);

/** Takes readers from the door. */
export const accountCommands = (accountImport: AccountImport): ControlCommands => ({
	readers: async (given) => {
		const { brand, lines } = v.parse(call, given);
		return accountImport.importLines(brands[brand], lines);
	},
});

/** Sends readers through the door of the program that holds the data directory. */
export function accountsOverSocket(dataDir: string): AccountImport {
	return { importLines: async ({ id }, lines) => v.parse(results, await sendToControlSocket(dataDir, 'readers', { brand: id, lines })) };
}
