import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose';
import { Agent } from 'undici';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type OutboundHttp, openOutboundHttp } from '#platform/outbound-http';
import { quickDeadlines } from '../quick-deadlines.ts';
import { started } from '../started.ts';

/** How the server fails: no answer, an error status, a redirect to this machine, a body that is too large, half an answer, a page. */
export type Fault = 'hangs' | 'fails' | 'redirects' | 'floods' | 'breaks off' | 'answers with a page';

export type Request = { readonly url: URL; readonly headers: IncomingMessage['headers']; readonly body: string };

/** Returns the answer for a `host/path`: a value to send as JSON, a `Response`, or `undefined` for a 404. */
export type Answering = (request: Request) => unknown;

/** A server that acts as every provider. It signs real tokens with its own keys and gives the answers of the test. */
export type TestProvider = {
	/** Sends the requests to every https host to this server. */
	readonly outboundHttp: OutboundHttp;
	/** Its origin for other processes, `http://host:port`. Available once it listens. */
	readonly origin: string;
	/** The requests it received, as `host/path`. */
	readonly requests: string[];
	readonly answers: Map<string, Answering>;
	fault: Fault | undefined;
	/** The time limits of calls, in ms. They pass at once while the fault is `hangs`. */
	readonly deadlines: readonly number[];
	/** Its keys by `kid`. It does not publish `strangersKey`. */
	readonly keys: Map<string, CryptoKey>;
	readonly strangersKey: CryptoKey;
	jwk(kid: string): Promise<JWK>;
	/** Signs a token with an id of its own. Another key or header makes a token that the provider would not sign. */
	sign(claims: JWTPayload, header?: Partial<JWTHeaderParameters>, key?: CryptoKey): Promise<string>;
};

export function testProvider(): TestProvider {
	const pairs = new Map<string, { publicKey: CryptoKey; privateKey: CryptoKey }>();
	const asked: string[] = [];
	const answers = new Map<string, Answering>();
	let stranger: CryptoKey | undefined;
	const deadlines = quickDeadlines(() => provider.fault === 'hangs');
	const server = createServer((request, response) => void answer(request, response));
	const answer = async (request: IncomingMessage, response: ServerResponse) => {
		const url = new URL(`https://${request.headers.host}${request.url}`);
		asked.push(`${url.host}${url.pathname}`);
		if (provider.fault) return faults[provider.fault](response);
		const chunks = await request.toArray();
		const asking = { url, headers: request.headers, body: String(Buffer.concat(chunks)) };
		const told = await answers.get(`${url.host}${url.pathname}`)?.(asking);
		const given = told instanceof Response ? told : plain(told);
		response.writeHead(given.status, { 'content-type': given.headers.get('content-type') ?? '' }).end(await given.text());
	};
	const provider: TestProvider = {
		outboundHttp: openOutboundHttp({ dispatcher: agentTo(server), deadline: deadlines.deadline }),
		deadlines: deadlines.asked,
		get origin() {
			return `http://127.0.0.1:${portOf(server)}`;
		},
		requests: asked,
		answers,
		fault: undefined,
		get keys() {
			return new Map([...pairs].map(([kid, { privateKey }]) => [kid, privateKey]));
		},
		get strangersKey() {
			return started(stranger);
		},
		jwk: async (kid) => ({ ...(await exportJWK(started(pairs.get(kid)).publicKey)), kid, use: 'sig' }),
		sign: (claims, header = {}, key = started(pairs.get('one')).privateKey) =>
			new SignJWT({ jti: randomUUID(), ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'one', typ: 'JWT', ...header }).sign(key),
	};
	beforeAll(async () => {
		for (const kid of ['one', 'two']) pairs.set(kid, await generateKeyPair('RS256', { extractable: true }));
		stranger = (await generateKeyPair('RS256', { extractable: true })).privateKey;
		await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	});
	beforeEach(() => {
		provider.fault = undefined;
		asked.length = 0;
		answers.clear();
		const jwks = async () => ({ keys: await Promise.all([...pairs.keys()].map(provider.jwk)) });
		for (const place of ['www.googleapis.com/oauth2/v3/certs', 'appleid.apple.com/auth/keys', 'id.example/keys']) answers.set(place, jwks);
	});
	afterAll(async () => {
		await provider.outboundHttp.close();
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
	});
	return provider;
}

const plain = (told: unknown) => Response.json(told ?? {}, { status: told === undefined ? 404 : 200 });

const faults: Readonly<Record<Fault, (response: ServerResponse) => void>> = {
	hangs: () => {},
	fails: (response) => void response.writeHead(500).end('{}'),
	redirects: (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
	floods: (response) => {
		const part = Buffer.alloc(1_000_000, 32);
		for (let sent = 0; sent < 50; sent++) response.write(part);
		response.end('{}');
	},
	'breaks off': (response) => {
		response.write('{"keys":');
		setImmediate(() => response.destroy());
	},
	'answers with a page': (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Mantenimiento</h1>'),
};

/** Connects every request to the server, without encryption. */
function agentTo(server: Server): Agent {
	return new Agent({
		connect: (_options, callback) => {
			const socket = connect(portOf(server), '127.0.0.1');
			socket.once('connect', () => callback(null, socket));
			socket.once('error', (error) => callback(error, null));
		},
	});
}

function portOf(server: Server): number {
	const address = server.address();
	return typeof address === 'object' && address ? address.port : 0;
}
