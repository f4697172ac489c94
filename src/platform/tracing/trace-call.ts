import type { Tracing } from './tracing.ts';

/** Runs a call to another server as a step of its request. The span has the host alone: the rest of the address may hold a token or a name. */
export function traceCall(tracing: Tracing | undefined, { method, url }: Request, call: () => Promise<Response>): Promise<Response> {
	if (!tracing) return call();
	const { hostname, port, protocol } = new URL(url);
	const attributes = {
		'http.request.method': method,
		'server.address': hostname,
		'server.port': Number(port || (protocol === 'https:' ? 443 : 80)),
	};
	return tracing.step(
		() => ({ name: method, kind: 'client', attributes }),
		async (add) => {
			const response = await call();
			add({ 'http.response.status_code': response.status });
			return response;
		},
	);
}
