import type { Endpoint } from '#identity/contract';
import { type Client, shared } from './client.ts';
import { currentSession } from './session/current-session.ts';
import { extendSession } from './session/refresh.ts';
import type { Session } from './stores/session-store.ts';
import { isApiError, LocalError } from './wire/faults.ts';
import { type Answer, type AnyInput, type Input, pathOf, sendAny } from './wire/send.ts';

/** Code of a token that the service does not take (contract 6). */
const accessDenied = '100011';

/**
 * Makes a call of the service, `call(client, endpoints.sessions)`: with the reader's token, renewed when that is due, where the row asks for
 * one (ADM-05). Equal requests at the same time are one (SES-09). Throws what the service refused as it came, `NetworkFault`,
 * `AnswerFault`, and without a session, before anything is sent, `LocalError` (ADM-06, LOC-04).
 */
export function call<Row extends Endpoint>(client: Client, row: Row, ...[input]: Input<Row>): Promise<Answer<Row>>;
export async function call(client: Client, row: Endpoint, input?: AnyInput): Promise<unknown> {
	const session = row.auth === 'none' ? undefined : await currentSession(client);
	if (!session && (row.auth === 'reader' || row.auth === 'fresh')) throw noSession();
	const ask = () => asked(client, row, { input, session });
	return row.method === 'GET' && !row.changes ? shared(client, `${session?.accessToken} ${pathOf(row, input)}`, ask) : ask();
}

/** LOC-04. */
export const noSession = (): LocalError => new LocalError('Missing or invalid jwt');

type Asking = { readonly input: AnyInput; readonly session: Session | undefined };

async function asked(client: Client, row: Endpoint, { input, session }: Asking): Promise<unknown> {
	const ask = (token: string | undefined) => sendAny(client, row, input, token);
	try {
		return await ask(session?.accessToken);
	} catch (error) {
		// The token was good by the clock of this device; that of the service decides.
		if (!session || !isApiError(error) || error.code !== accessDenied) throw error;
		const renewed = await extendSession(client).catch(() => undefined);
		if (!renewed || renewed.uuid !== session.uuid) throw error;
		return ask(renewed.accessToken);
	}
}
