import { once } from 'node:events';
import { createServer, type ListenOptions } from 'node:net';
import { isErrno } from '../is-errno.ts';

/** Another program listens at the port. The message is one line for the operator. */
export class PortTaken extends Error {
	override readonly name = 'PortTaken';

	constructor({ host, port }: ListenOptions, variable: string) {
		super(`another program listens at ${host}:${port}; end it, or set another ${variable}`);
	}
}

/** Listens at a port for a moment. Throws `PortTaken` when another program has it; `variable` names the environment variable to change. */
export async function expectFreePort(address: ListenOptions, variable: string): Promise<void> {
	const probe = createServer().listen(address);
	try {
		await once(probe, 'listening');
	} catch (error) {
		throw isErrno(error, 'EADDRINUSE') ? new PortTaken(address, variable) : error;
	}
	probe.close();
	await once(probe, 'close');
}
