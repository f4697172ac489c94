import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A connection to a server of this machine that a test can slow down or cut. */
export type Wire = {
	readonly port: number;
	/** Delays the answers by this time, in ms. */
	delay(ms: number): void;
	/** Present connections pass nothing any more, and neither side is told; later connections work. */
	silence(): void;
	cut(): Promise<void>;
	mend(): Promise<void>;
};

/** A wire for one test, after which it is cut. */
export async function wireTo(target: { readonly port: number; readonly host: string }): Promise<Wire> {
	const wire = await openWire(target);
	onTestFinished(wire.cut);
	return wire;
}

/** Works without delay at first. */
export async function openWire(target: { readonly port: number; readonly host: string }): Promise<Wire> {
	const open = new Set<Socket>();
	const silent = new Set<Socket>();
	let delayMs = 0;
	let server: Server | undefined;
	const join = (client: Socket) => {
		const far = connect(target);
		for (const [one, other] of [[client, far] as const, [far, client] as const]) {
			open.add(one);
			one.on('error', () => {});
			one.once('close', () => silent.has(one) || setTimeout(() => other.destroy(), delayMs));
		}
		client.on('data', (chunk) => silent.has(client) || far.write(chunk));
		far.on('data', (chunk) => setTimeout(() => silent.has(far) || client.write(chunk), delayMs));
	};
	const listen = async (port: number) => {
		server = createServer(join).listen(port, '127.0.0.1');
		await once(server, 'listening');
		const address = server.address();
		return typeof address === 'object' && address ? address.port : 0;
	};
	const port = await listen(0);
	return {
		port,
		delay: (ms) => {
			delayMs = ms;
		},
		silence: () => {
			for (const socket of open) silent.add(socket);
		},
		cut: async () => {
			for (const socket of open) socket.destroy();
			open.clear();
			if (server?.listening) await new Promise((resolve) => server?.close(resolve));
		},
		mend: async () => void (await listen(port)),
	};
}
