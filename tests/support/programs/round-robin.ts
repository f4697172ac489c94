import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { freePort } from './free-port.ts';

/** A proxy before several processes, which asks each in turn and, as nginx does, the next one when there is no answer. */
export type RoundRobin = {
	readonly port: number;
	/** Sets the ports to which requests go from now on. */
	turnTo(ports: readonly number[]): void;
	close(): Promise<void>;
};

export async function startRoundRobin(): Promise<RoundRobin> {
	const agent = new Agent({ keepAlive: true });
	let targets: readonly number[] = [];
	let turn = 0;
	const pass = (incoming: IncomingMessage, outgoing: ServerResponse, [port = 0, ...others]: readonly number[]) => {
		const { method, url: path, headers } = incoming;
		const sent = request({ agent, host: '127.0.0.1', port, method, path, headers: { ...headers, connection: 'keep-alive' } }, (answer) => {
			outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
			answer.pipe(outgoing);
			answer.on('error', () => outgoing.destroy());
		});
		sent.on('error', () => {
			if (outgoing.headersSent) outgoing.destroy();
			else if (others.length > 0) pass(incoming, outgoing, others);
			else outgoing.writeHead(502).end();
		});
		sent.end();
	};
	const server = createServer((incoming, outgoing) => {
		turn = (turn + 1) % targets.length;
		pass(incoming, outgoing, [...targets.slice(turn), ...targets.slice(0, turn)]);
	});
	const port = await freePort();
	await once(server.listen(port, '127.0.0.1'), 'listening');
	return {
		port,
		turnTo: (ports) => {
			targets = ports;
		},
		close: async () => {
			agent.destroy();
			server.closeAllConnections();
			server.close();
		},
	};
}
